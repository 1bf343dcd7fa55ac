import Device
import Foundation

/// Runs when the program is loaded: mistakes that end an app on iOS fail the running test as any failure does.
@used @section(".init_array")
private let registration: @convention(c) () -> Void = {
  TestFailure.register(.library) { failure in
    if let place = callersPlace(of: failure) {
      recordFailure(failure.message, at: place)
    } else {
      recordFailure(failure.message, file: failure.filePath, line: failure.line)
    }
  }
}

/// The line of the app or the test that led to a mistake which this package tells at a line of its own; nil where
/// none is known, as in what happens later by itself.
private func callersPlace(of failure: TestFailure) -> SourcePosition? {
  let own = "\(#filePath as StaticString)"
  let marker = "/Sources/TestReporting/"
  guard let end = own.range(of: marker) else { return nil }
  let isOwn = "\(failure.filePath)".hasPrefix(own[..<end.lowerBound] + "/Sources/")
  return isOwn ? CallerPlace.current() : nil
}
