import Foundation

/// A program that has been started, whose streams the owner reads until it has ended.
package final class RunningProcess {
  private struct Stream {
    let source: ChildProcess.Source
    let descriptor: FileDescriptor
    var decoder = LineDecoder()
    var isAtEnd = false
  }

  private let process: pid_t
  private let marker: RunMarker
  private var streams: [Stream]
  private var ending: ChildProcess.Ending?
  private var interrogation: Interrogation?
  /// Whether bytes came with the last reading, be it in the middle of a line.
  package private(set) var hasPrinted = false
  /// When the last bytes came, or the end was noticed.
  private var lastNews = ContinuousClock.now

  /// After the end, what a grandchild that holds the streams open prints is waited for so long.
  private static let maximumSilence = Duration.seconds(1)

  init(
    _ process: pid_t, streams: [(ChildProcess.Source, FileDescriptor)], marker: RunMarker
  ) {
    self.process = process
    self.marker = marker
    self.streams = streams.map { Stream(source: $0, descriptor: $1) }
  }

  /// Waits until one of the programs may have news, or the run is interrupted; 50 ms at most.
  package static func wait(for processes: [RunningProcess], or interruption: Interruption) {
    var requests = processes.flatMap(\.requests)
    // The streams of a program end a moment before the program does.
    let isEnding = processes.contains(where: \.isSilent)
    requests.append(pollfd(fd: interruption.descriptor.number, events: Int16(POLLIN), revents: 0))
    poll(&requests, nfds_t(requests.count), isEnding ? 1 : 50)
  }

  /// Hands over what has been printed since the last call.
  ///
  /// - Parameter onLine: Called for each line, without its line end.
  /// - Returns: How the program ended, once it has and everything that it printed was handed over.
  package func read(onLine: (ChildProcess.Source, String) -> Void) -> ChildProcess.Ending? {
    endInterrogation(onLine: onLine)
    hasPrinted = false
    // Asked first: what a program printed before its end is in the streams then.
    if ending == nil {
      ending = Self.ending(of: process, wait: false)
      if ending != nil { lastNews = .now }
    }
    for index in streams.indices where !streams[index].isAtEnd {
      guard hasNews(streams[index].descriptor),
        let bytes = streams[index].descriptor.readAvailable()
      else { continue }
      streams[index].isAtEnd = bytes.isEmpty
      if !bytes.isEmpty { (lastNews, hasPrinted) = (.now, true) }
      for line in streams[index].decoder.append(bytes) {
        interrogation?.note(line)
        onLine(streams[index].source, line)
      }
    }
    guard let ending, isComplete || lastNews.duration(to: .now) > Self.maximumSilence else {
      return nil
    }
    for index in streams.indices {
      if let rest = streams[index].decoder.finish() { onLine(streams[index].source, rest) }
    }
    return ending
  }

  /// Ends the program and everything that it started.
  package func stop() {
    guard ending == nil else { return }
    marker.stopProcesses(grace: 2, group: process)
    kill(-process, SIGKILL)
    ending = Self.ending(of: process, wait: true)
  }

  /// Ends a program that hangs, after asking what it shows and where its threads are.
  ///
  /// The answers come through `read`, which tells of the end as of any other.
  package func interrogate() {
    guard ending == nil, interrogation == nil else { return }
    interrogation = Interrogation(of: Array(Set([process] + marker.processes())))
  }

  /// Whether the program is being asked.
  package var isInterrogated: Bool { interrogation != nil }

  // MARK: Parts

  private func endInterrogation(onLine: (ChildProcess.Source, String) -> Void) {
    guard ending == nil, interrogation?.isOver() == true else { return }
    for line in interrogation?.takeLines() ?? [] { onLine(.output, line) }
    for other in marker.processes() { kill(other, SIGKILL) }
    kill(-process, SIGKILL)
    kill(process, SIGKILL)
  }

  /// What `poll` is to wait for.
  private var requests: [pollfd] {
    streams.filter { !$0.isAtEnd }.map {
      pollfd(fd: $0.descriptor.number, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Whether nothing more can come from the program itself.
  private var isSilent: Bool {
    streams.allSatisfy { $0.isAtEnd || $0.source == .events }
  }

  /// The events have no end of their own: they are complete when nothing more is there to read.
  private var isComplete: Bool {
    isSilent && streams.allSatisfy { $0.source != .events || !hasNews($0.descriptor) }
  }

  private func hasNews(_ descriptor: FileDescriptor) -> Bool {
    var request = pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) > 0 && request.revents != 0
  }

  private static func ending(of process: pid_t, wait: Bool) -> ChildProcess.Ending? {
    var status: Int32 = 0
    var result = waitpid(process, &status, wait ? 0 : WNOHANG)
    while result == -1, errno == EINTR { result = waitpid(process, &status, wait ? 0 : WNOHANG) }
    guard result == process else { return result == 0 ? nil : .exited(ExitStatus.failed) }
    // The macros WIFEXITED and WTERMSIG of wait.h, which Swift doesn't import.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}
