/// Who wants to know which environment keys are read.
extension Tracking {
  /// What has been read.
  struct EnvironmentReads {
    /// The keys; nil while nobody wants to know.
    fileprivate(set) var keys: EnvironmentKeySet?
    /// The keys that a body has read from another environment than its own, through a closure that a
    /// view further out has made.
    fileprivate(set) var foreign: EnvironmentKeySet = []
    /// The environment of the node whose body runs; nil while content runs apart from a body.
    ///
    /// The node keeps it; here it is only compared.
    fileprivate var home: Unmanaged<EnvironmentScope>?

    fileprivate static let none = EnvironmentReads(keys: nil)
  }

  @exclusivity(unchecked) nonisolated(unsafe) private static var reads = EnvironmentReads.none

  static func noteEnvironmentRead(of key: ObjectIdentifier, in scope: EnvironmentScope?) {
    guard reads.keys != nil else { return }
    reads.keys?.insert(key)
    guard let home = reads.home, let scope else { return }
    if home.toOpaque() != Unmanaged.passUnretained(scope).toOpaque() { reads.foreign.insert(key) }
  }

  /// Begins to note what is read besides `keys`, in a body that belongs to `scope`.
  ///
  /// - Returns: What was noted until now, for `endNoting`.
  @inline(__always)
  static func beginNoting(
    besides keys: EnvironmentKeySet, at scope: EnvironmentScope?
  ) -> EnvironmentReads {
    var other = EnvironmentReads(keys: keys, home: scope.map { .passUnretained($0) })
    swap(&other, &reads)
    return other
  }

  /// Goes on with what was noted before, and tells what has been read since.
  @inline(__always)
  static func endNoting(_ outer: consuming EnvironmentReads) -> EnvironmentReads {
    swap(&outer, &reads)
    return outer
  }

  /// Runs `body` and adds the environment keys that it reads to `keys`.
  static func noteEnvironmentReads<Result>(
    into keys: inout EnvironmentKeySet, _ body: () -> Result
  ) -> Result {
    let outer = beginNoting(besides: keys, at: nil)
    let result = body()
    keys = endNoting(outer).keys ?? keys
    return result
  }
}
