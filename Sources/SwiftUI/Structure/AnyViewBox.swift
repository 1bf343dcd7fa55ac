import Foundation

/// Holds a view of a hidden type, and lets go of thousands inside of each other without overflowing the stack.
nonisolated final class AnyViewBox: @unchecked Sendable {
  private var stored: (any View)?

  var view: any View { stored ?? EmptyView() }

  init(_ view: any View) { stored = view }

  deinit { NestedReleases.current.release(&stored) }
}

/// The views that a thread is letting go of: those too deep inside of others wait until the outer ones are gone.
private nonisolated final class NestedReleases {
  /// Each level takes a kilobyte or so of the stack.
  private static let deepest = 50

  private var depth = 0
  private var waiting: [(any View)?] = []

  /// Lets go of a view of which the caller has the only reference.
  func release(_ content: inout (any View)?) {
    guard depth < Self.deepest else {
      waiting.append(content)
      content = nil
      return
    }
    depth += 1
    content = nil
    if depth == 1 {
      while !waiting.isEmpty {
        var next = waiting.removeLast()
        next = nil
        _ = next
      }
    }
    depth -= 1
  }

  // MARK: One a thread

  private static let key = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<NestedReleases>.fromOpaque(pointer).release() }
    }
    return key
  }()

  static var current: NestedReleases {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<NestedReleases>.fromOpaque(pointer).takeUnretainedValue()
    }
    let new = NestedReleases()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }
}
