/// Programs of the graphics card, which do nothing here.
import Drawing
import Engine
import Interpreter

extension Vocabulary {
  static let shaderEffects: [Builtin] = shaders + shaderArguments

  private static let unshaded = "programs of the graphics card do not run; the view stays as it is"

  private static let shade =
    "Shader(function: ShaderFunction(library: .default, name: \"wave\"), "
    + "arguments: [.float(1)])"

  private static let shaders: [Builtin] = [
    .type("/// A program of the graphics card with its arguments.\nstruct Shader"),
    .type("/// A program of the graphics card.\nstruct ShaderFunction"),
    .type("/// Programs of the graphics card.\nstruct ShaderLibrary"),
    .initializer(
      of: "Shader",
      differing(
        "A program with its arguments.", "Text(\"Hi\").colorEffect(\(shade))", unshaded,
        "init(function: ShaderFunction, arguments: [Shader.Argument])")
    ) { (_: Value, _: Value) in Choice(type: "Shader", name: "shader") },
    .staticMember(
      of: "ShaderLibrary",
      differing(
        "The program of a name.", "Text(\"Hi\").colorEffect(ShaderLibrary.wave(.float(1)))",
        unshaded, "static subscript(dynamicMember name: String) -> ShaderFunction"),
      taking: ["String"]
    ) { _ in Choice(type: "ShaderFunction", name: "function").toValue() },
    .member(
      of: "ShaderFunction",
      differing(
        "The program with arguments.", "Text(\"Hi\").colorEffect(ShaderLibrary.wave(.float(1)))",
        unshaded, "func callAsFunction(_ arguments: Shader.Argument...) -> Shader")
    ) { (_: Value, _: [Value]) in Choice(type: "Shader", name: "shader") },
    .initializer(
      of: "ShaderFunction",
      differing(
        "A program by its name.", "Text(\"Hi\").colorEffect(\(shade))", unshaded,
        "init(library: ShaderLibrary, name: String)")
    ) { (_: Value, _: String) in Choice(type: "ShaderFunction", name: "function") },
    .staticMember(
      of: "ShaderLibrary",
      differing(
        "The application's own programs.", "Text(\"Hi\").colorEffect(\(shade))", unshaded,
        "static let `default`: ShaderLibrary")
    ) { Choice(type: "ShaderLibrary", name: "default") },
    accepted(
      "Changes each colour by a program of the graphics card.",
      "Text(\"Hi\").colorEffect(\(shade), isEnabled: on)",
      "func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View", 2,
      differs: unshaded),
    accepted(
      "Moves each point by a program of the graphics card.",
      "Text(\"Hi\").distortionEffect(\(shade), maxSampleOffset: .zero)",
      """
      func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
      ) -> some View
      """, 3, differs: unshaded),
    accepted(
      "Makes each point anew by a program of the graphics card.",
      "Text(\"Hi\").layerEffect(\(shade), maxSampleOffset: .zero)",
      """
      func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
      ) -> some View
      """, 3, differs: unshaded),
  ]

  private static func shaded(_ argument: String) -> String {
    "Text(\"Hi\").colorEffect(ShaderLibrary.wave(.\(argument)))"
  }

  private static let shaderArguments: [Builtin] =
    [
      ("float", "_ x: Double", "1", 1), ("float2", "_ x: Double, _ y: Double", "1, 2", 2),
      ("float3", "_ x: Double, _ y: Double, _ z: Double", "1, 2, 3", 3),
    ].map { name, parameters, values, count in
      .staticMember(
        of: "Shader.Argument",
        differing(
          "A number, or several.",
          shaded("\(name)(\(values))"),
          unshaded, "static func \(name)(\(parameters)) -> Shader.Argument"),
        taking: Array(repeating: "Double", count: count)
      ) { _ in Choice(type: "Shader.Argument", name: name).toValue() }
    } + [
      .staticMember(
        of: "Shader.Argument",
        differing(
          "A pair of numbers.",
          shaded("float2(CGSize.zero)"),
          unshaded, "static func float2(_ size: CGSize) -> Shader.Argument")
      ) { (_: Size) in Choice(type: "Shader.Argument", name: "float2") },
      .staticMember(
        of: "Shader.Argument",
        differing(
          "A pair of numbers.",
          shaded("float2(CGPoint.zero)"),
          unshaded, "static func float2(_ point: CGPoint) -> Shader.Argument")
      ) { (_: Point) in Choice(type: "Shader.Argument", name: "float2") },
      .staticMember(
        of: "Shader.Argument",
        differing(
          "A colour.",
          shaded("color(.red)"),
          unshaded, "static func color(_ color: Color) -> Shader.Argument")
      ) { (_: Color) in Choice(type: "Shader.Argument", name: "color") },
      .staticMember(
        of: "Shader.Argument",
        differing(
          "The view's rectangle.",
          shaded("boundingRect"),
          unshaded, "static let boundingRect: Shader.Argument")
      ) { Choice(type: "Shader.Argument", name: "boundingRect") },
    ]
}
