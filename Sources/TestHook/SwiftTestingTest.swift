import Device
import Foundation

/// Records issues of Swift Testing's tests, without depending on Swift Testing.
///
/// Its types are resilient: their values are passed by address, as generic functions pass any value.
/// So a generic function can call its functions with values of types found by name.
enum SwiftTestingTest {
  private static let currentSymbol = "$s7Testing4TestV7currentACSgvgZ"
  private static let recordSymbol =
    "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ"

  /// What is wrong with the functions and types that are used; nil if all are there.
  static var problem: String? {
    if let problem = ProgramSymbol.problem(calling: [currentSymbol, recordSymbol]) {
      return problem
    }
    let probe = TestFailure(message: "", fileID: "A/B.swift", filePath: "B.swift", line: 1)
    guard _typeByName("7Testing5IssueV") != nil, _typeByName("7Testing4TestVSg") != nil else {
      return "there is no Issue or Test"
    }
    guard comment("") != nil else { return "a Comment cannot be made of a string" }
    return location(of: probe) == nil ? "a SourceLocation cannot be decoded" : nil
  }

  /// Fails the test that runs in the current task.
  ///
  /// - Returns: false if there is none.
  static func record(_ failure: TestFailure) -> Bool {
    guard isRunning, let function = DynamicFunction(recordSymbol),
      let comment = comment(failure.message), let location = location(of: failure),
      let issue = _typeByName("7Testing5IssueV")
    else { return false }
    open(function, comment, location, issue)
    return true
  }

  /// Whether the current task runs one of its tests.
  private static var isRunning: Bool {
    guard let function = DynamicFunction(currentSymbol), let type = _typeByName("7Testing4TestVSg")
    else { return false }
    func call<Value>(_ type: Value.Type) -> Bool {
      let value: Value = function.call()
      return !((value as? any OptionalValue)?.isNil ?? true)
    }
    return _openExistential(type, do: call)
  }

  /// A comment as an optional value.
  private static func comment(_ message: String) -> Any? {
    guard let type = _typeByName("7Testing7CommentV") as? any ExpressibleByStringLiteral.Type else {
      return nil
    }
    func make<Comment: ExpressibleByStringLiteral>(_ type: Comment.Type) -> Any? {
      guard let literal = message as? Comment.StringLiteralType else { return nil }
      return Boxed(Optional.some(Comment(stringLiteral: literal)))
    }
    return make(type)
  }

  private static func location(of failure: TestFailure) -> Any? {
    guard let type = _typeByName("7Testing14SourceLocationV") as? any Decodable.Type else {
      return nil
    }
    let path = "\(failure.filePath)"
    let place = Place(
      fileID: "\(failure.fileID)", _filePath: path, filePath: path,
      line: Int(clamping: failure.line), column: 1)
    guard let data = try? JSONEncoder().encode(place) else { return nil }
    return try? JSONDecoder().decode(type, from: data)
  }

  private struct Place: Encodable {
    let fileID: String
    let _filePath: String
    let filePath: String
    let line: Int
    let column: Int
  }

  private static func open(
    _ function: DynamicFunction, _ comment: Any, _ location: Any, _ issue: Any.Type
  ) {
    func withLocation<Location>(_ location: Location) {
      func withIssue<Issue>(_ type: Issue.Type) {
        (comment as? any AnyBox)?.call(function, location, type)
      }
      _openExistential(issue, do: withIssue)
    }
    _openExistential(location, do: withLocation)
  }

  /// Keeps an optional value from being flattened inside of `Any`.
  private struct Boxed<Value>: AnyBox {
    let value: Value

    init(_ value: Value) { self.value = value }

    func call<Location, Result>(
      _ function: DynamicFunction, _ location: Location, _ type: Result.Type
    ) {
      let _: Result = function.call(value, location)
    }
  }
}

private protocol AnyBox {
  func call<Location, Result>(
    _ function: DynamicFunction, _ location: Location, _ type: Result.Type)
}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { self == nil }
}

/// A function of the program, found by its symbol, that passes all values by address.
private struct DynamicFunction {
  private struct Closure {
    let address: UnsafeMutableRawPointer
    let context: UnsafeMutableRawPointer?
  }

  private struct TypedNone<Result> { let run: (() -> Result) -> Result }
  private struct RawNone<Result> { let run: (Closure) -> Result }
  private struct TypedTwo<First, Second, Result> {
    let run: ((First, Second) -> Result, First, Second) -> Result
  }
  private struct RawTwo<First, Second, Result> {
    let run: (Closure, First, Second) -> Result
  }

  private let closure: Closure

  init?(_ symbol: String) {
    guard let address = ProgramSymbol.address(of: symbol) else { return nil }
    closure = Closure(address: address, context: nil)
  }

  func call<Result>() -> Result {
    let typed = TypedNone<Result>(run: { $0() })
    return unsafeBitCast(typed, to: RawNone<Result>.self).run(closure)
  }

  func call<First, Second, Result>(_ first: First, _ second: Second) -> Result {
    let typed = TypedTwo<First, Second, Result>(run: { $0($1, $2) })
    return unsafeBitCast(typed, to: RawTwo<First, Second, Result>.self).run(closure, first, second)
  }
}
