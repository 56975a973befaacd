/// The numbers of values that animate: `animatableData`, written by hand or generated.
import Basics
import Engine
import Language

/// A value of the vocabulary made of numbers that animate.
package protocol AnimatableComponents {
  var components: [Double] { get }
  /// The value with other numbers, as many as `components` has.
  func replacing(_ components: [Double]) -> Self
}

extension HostObject: HostComponents {
  var hostComponents: [Double]? { (value as? any AnimatableComponents)?.components }

  func replacing(_ components: [Double]) -> Value {
    func open<A: AnimatableComponents>(_ value: A) -> Value {
      (value.replacing(components) as? T)?.toValue() ?? .object(self)
    }
    guard let value = value as? any AnimatableComponents else { return .object(self) }
    return open(value)
  }
}

protocol HostComponents {
  var hostComponents: [Double]? { get }
  func replacing(_ components: [Double]) -> Value
}

extension Value {
  /// The value's numbers in order; nil when it does not animate.
  package var components: [Double]? {
    switch self {
    case .int(let value): [Double(value)]
    case .double(let value): [value]
    case .object(let object): (object as? any HostComponents)?.hostComponents
    default: nil
    }
  }

  /// The value with its numbers taken from the front of `components`.
  package func replacing(from components: inout ArraySlice<Double>) -> Value {
    switch self {
    case .int, .double:
      guard let first = components.popFirst() else { return self }
      return .double(first)
    case .object(let object):
      guard let host = object as? any HostComponents, let own = host.hostComponents,
        own.count <= components.count
      else { return self }
      let part = Array(components.prefix(own.count))
      components = components.dropFirst(own.count)
      return host.replacing(part)
    default: return self
    }
  }
}

extension Machine {
  /// The numbers a structure of the program animates; nil where its type is not animatable.
  func animatableData(of structure: StructObject) -> AnimatableVector? {
    let type = structure.type.declaration
    if let getter = type.getters["animatableData"] {
      guard let value = try? call(function: getter, receiver: .object(structure)),
        let numbers = value.components
      else { return nil }
      return AnimatableVector(components: numbers)
    }
    if let index = structure.type.fieldIndices["animatableData"] {
      return structure.fields[index].components.map { AnimatableVector(components: $0) }
    }
    guard let fields = type.animatableFields, !fields.isEmpty else { return nil }
    var numbers: [Double] = []
    for index in fields { numbers += structure.fields[index].components ?? [] }
    return AnimatableVector(components: numbers)
  }

  /// Writes numbers in flight into a structure that nobody else holds.
  func write(_ data: AnimatableVector, into structure: StructObject) {
    let type = structure.type.declaration
    if let getter = type.getters["animatableData"], let setter = type.setters["animatableData"] {
      guard let old = try? call(function: getter, receiver: .object(structure)),
        let count = old.components?.count
      else { return }
      var numbers = data.components(count)[...]
      let new = old.replacing(from: &numbers)
      guard
        let changed = try? callMutating(
          function: setter, receiver: .object(structure), arguments: [new]
        ).receiver.cast(to: StructObject.self)
      else { return }
      structure.fields = changed.fields
      return
    }
    let fields =
      structure.type.fieldIndices["animatableData"].map { [$0] } ?? type.animatableFields ?? []
    let count = fields.reduce(0) { $0 + (structure.fields[$1].components?.count ?? 0) }
    var numbers = data.components(count)[...]
    for index in fields {
      structure.fields[index] = structure.fields[index].replacing(from: &numbers)
    }
  }
}
