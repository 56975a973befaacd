/// Built-in types that are written in Swift: they are part of every program that names them.
import Interpreter

extension Vocabulary {
  static let results: [Builtin] = [
    .type(
      """
      /// A value, or the error that came instead of it.
      enum Result<Success, Failure> {
        case success(Success), failure(Failure)

        init(catching body: () throws -> Success) {
          do { self = .success(try body()) } catch { self = .failure(error) }
        }

        func get() throws -> Success {
          switch self {
          case .success(let value): return value
          case .failure(let error): throw error
          }
        }

        func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {
          switch self {
          case .success(let value): return .success(transform(value))
          case .failure(let error): return .failure(error)
          }
        }

        func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {
          switch self {
          case .success(let value): return transform(value)
          case .failure(let error): return .failure(error)
          }
        }

        func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E> {
          switch self {
          case .success(let value): return .success(value)
          case .failure(let error): return .failure(transform(error))
          }
        }
      }
      """),
    .type(
      """
      /// An error with a domain and a number.
      struct NSError: Error {
        var domain: String
        var code: Int
        var userInfo: [String: Any] = [:]
        var localizedDescription: String {
          userInfo["NSLocalizedDescriptionKey"] as? String
            ?? "The operation couldn\u{2019}t be completed. (\\(domain) error \\(code).)"
        }
      }
      """),
  ]
}
