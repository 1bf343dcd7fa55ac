import Foundation

/// Ends a child process and what that has started when this process ends, whatever any of them does meanwhile.
///
/// The child holds the reading end of a pipe whose only writing end is here. The kernel closes that
/// end with this process, even one that is killed, and tells the owner of the reading end: the child's process group,
/// by a signal that it cannot ignore.
final class Lifeline: Sendable {
  private let readingEnd: OwnedDescriptor
  private let writingEnd: OwnedDescriptor

  /// The descriptor that the child has to inherit.
  var childDescriptor: Int32 { readingEnd.number }

  /// - Throws: `.launchFailed` if this process has too many open files.
  init() throws(AutomationError) {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else {
      throw AutomationError(
        .launchFailed, "No pipe to the app can be made: \(OwnedDescriptor.lastErrorText)")
    }
    // Only the child gets an end, by its launch.
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    readingEnd = OwnedDescriptor(numbers[0])
    writingEnd = OwnedDescriptor(numbers[1])
  }

  /// Ties the child, which has inherited the descriptor and leads a process group, to this process.
  func tie(_ process: Int32) {
    _ = fcntl(readingEnd.number, F_SETOWN, -process)
    _ = fcntl(readingEnd.number, Self.setSignal, SIGKILL)
    _ = fcntl(readingEnd.number, F_SETFL, O_ASYNC)
  }

  /// `F_SETSIG`, which Glibc's module leaves out.
  private static let setSignal: Int32 = 10
}
