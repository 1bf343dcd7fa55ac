#if os(Linux)
  import Foundation

  /// What has happened last, and what the process occupied meanwhile.
  struct SoakRecord {
    /// The process's resident bytes after so many events.
    struct Sample {
      let events: Int
      let bytes: Int
    }

    private(set) var samples: [Sample] = []
    private var last: [String] = []
    private let journal: FileHandle?

    init(journal path: String?) {
      if let path { _ = FileManager.default.createFile(atPath: path, contents: nil) }
      journal = path.flatMap { FileHandle(forWritingAtPath: $0) }
    }

    /// Notes an event before it happens.
    mutating func note(_ event: SoakEvent, number: Int) {
      let line = "\(number): \(event)"
      if last.count == 20 { last.removeFirst() }
      last.append(line)
      journal?.write(Data((line + "\n").utf8))
    }

    /// The last twenty events, a line each.
    var events: String { last.joined(separator: "\n") }

    // MARK: Memory

    mutating func noteMemory(after events: Int) {
      samples.append(Sample(events: events, bytes: Self.residentBytes))
    }

    /// Bytes an event, by the samples after the first tenth of the run, when caches are filled.
    var slope: Double? {
      let total = samples.last?.events ?? 0
      let late = samples.filter { $0.events * 10 >= total }
      guard late.count > 2 else { return nil }
      let x = late.map { Double($0.events) }
      let y = late.map { Double($0.bytes) }
      let meanX = x.reduce(0, +) / Double(x.count)
      let meanY = y.reduce(0, +) / Double(y.count)
      let rise = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
      let run = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
      return run > 0 ? rise / run : nil
    }

    /// How many times as much is occupied at the end as after the first tenth.
    var growth: Double? {
      guard let end = samples.last,
        let tenth = samples.first(where: { $0.events * 10 >= end.events }),
        tenth.events < end.events
      else { return nil }
      return Double(end.bytes) / Double(tenth.bytes)
    }

    static var residentBytes: Int {
      let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
      let fields = statm.split(separator: " ")
      return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }
#endif
