import Foundation
import Synchronization

/// A value of an intent or of its response, by its name.
open class INParameter: NSObject, @unchecked Sendable {
  public let parameterClass: AnyClass
  /// As `content`, or `sender.displayName`.
  public let parameterKeyPath: String

  private let indices = Mutex<[String: Int]>([:])

  public init(for aClass: AnyClass, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
    super.init()
  }

  open func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
      && indices.withLock { $0 } == parameter.indices.withLock { $0 }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INParameter).map(isEqual(to:)) ?? false
  }

  open override var hash: Int { parameterKeyPath.hashValue }

  /// Which one of a list is meant.
  open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indices.withLock { $0[subKeyPath] = index }
  }

  /// `NSNotFound` where no one is meant.
  open func index(forSubKeyPath subKeyPath: String) -> Int {
    indices.withLock { $0[subKeyPath] ?? NSNotFound }
  }

  /// The value in an object; nil where there is none.
  func value(in object: _IntentValues) -> Any? {
    var found: Any? = object
    var path: [Substring] = []
    for name in parameterKeyPath.split(separator: ".") {
      guard let next = found as? _IntentValues else { return nil }
      path.append(name)
      found = next.value(String(name), as: Any.self)
      let index = index(forSubKeyPath: path.joined(separator: "."))
      guard index != NSNotFound else { continue }
      guard let list = found as? [Any], list.indices.contains(index) else { return nil }
      found = list[index]
    }
    return found
  }
}

extension INInteraction {
  /// The value that the intent, or the response, has for a parameter of its class; nil where there is none.
  ///
  /// Differs from Apple's: enumerations come as their raw values, and what an object works out, as a person's
  /// `displayName` from the parts of the name, is not found.
  public func parameterValue(for parameter: INParameter) -> Any? {
    let objects: [_IntentValues?] = [intent, intentResponse]
    let found = objects.compactMap(\.self).first { type(of: $0) == parameter.parameterClass }
    return found.flatMap(parameter.value(in:))
  }
}
