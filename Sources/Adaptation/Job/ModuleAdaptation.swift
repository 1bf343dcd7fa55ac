import Foundation

/// One run of the program: the index of the module first, then its files.
struct ModuleAdaptation: Sendable {
  private let job: Job
  private let conditions: Conditions

  init(_ job: Job) {
    self.job = job
    conditions = Conditions(
      modules: Modules(and: job.modules + [job.module]), flags: Set(job.conditions),
      languageMode: job.languageMode, knowsLinux: job.knowsLinux)
  }

  /// - Returns: whether all files could be read and written.
  func run(telling output: Output) -> Bool {
    let start = ContinuousClock.now
    let (cache, sources) = Parallel.both(
      { IndexFile.read(job.index, version: version) },
      { Parallel.map(job.files) { Source($0) } })
    let read = Parallel.map(sources) { self.read($0, known: cache[$0.file.input]) }
    let records = read.map(\.record)
    let below = job.indexes.flatMap { IndexFile.records(at: $0) }
    let index = ModuleIndex(own: records, below: below)
    let done = Parallel.map(Array(zip(job.files, read))) { file, read in
      self.write(file, read, index)
    }
    let isNew = cache.count != done.count || done.contains { $0.isNew }
    if isNew { IndexFile.write(done.map(\.record), to: job.index, version: version) }
    report(done, since: start, to: output)
    return done.allSatisfy { $0.status != .failed }
  }

  /// What a run writes depends on the program and the job as well.
  private var version: String {
    var status = stat()
    stat("/proc/self/exe", &status)
    let program = "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    return String(SourceText.hash(program + job.fingerprint), radix: 16)
  }

  // MARK: Reading

  /// A file as it is on the disk.
  private struct Source: Sendable {
    let file: Job.File
    /// Nil if it cannot be read.
    let text: SourceText?
    /// A number for the text and for what is broken in it.
    let hash: UInt64

    init(_ file: Job.File) {
      self.file = file
      text = SourceText(path: file.input)
      hash = (text?.hash ?? 0) ^ ModuleAdaptation.number(of: file.broken ?? [])
    }
  }

  private struct ReadFile: Sendable {
    let source: SourceText?
    let record: FileRecord
    /// The walked tree, if the record was made anew.
    let adaptation: Kept?
    /// What was taken out of the source.
    var pruning: [AdaptationNote] = []
  }

  /// Goes from one thread to another, and is used by one at a time.
  private struct Kept: @unchecked Sendable {
    let file: FileAdaptation
  }

  private func read(_ source: Source, known: FileRecord?) -> ReadFile {
    let (file, hash) = (source.file, source.hash)
    guard let source = source.text else {
      return ReadFile(
        source: nil, record: FileRecord(path: file.input, hash: 0, lineCount: 0), adaptation: nil)
    }
    let (pruned, notes) = prune(source, file)
    if let known, known.hash == hash {
      return ReadFile(source: pruned, record: known, adaptation: nil, pruning: notes)
    }
    var record = FileRecord(path: file.input, hash: hash, lineCount: source.lineCount)
    let adaptation = FileAdaptation(pruned, job: job, conditions: conditions)
    record.types = adaptation.scan.types.map { type in
      var type = type
      type.contentHash = RecordWriter.contentHash(of: type)
      return type
    }
    return ReadFile(
      source: pruned, record: record, adaptation: Kept(file: adaptation), pruning: notes)
  }

  private func prune(_ source: SourceText, _ file: Job.File) -> (SourceText, [AdaptationNote]) {
    guard let rounds = file.broken, !rounds.isEmpty else { return (source, []) }
    let pruning = Pruning(source, rounds: rounds, isTests: job.kind.hasSuffix("Tests"))
    return (pruning.source, pruning.notes)
  }

  /// Zero for what is whole, and else another number for other breakages.
  private static func number(of rounds: [[Breakage]]) -> UInt64 {
    guard !rounds.isEmpty else { return 0 }
    return SourceText.hash(
      rounds.map { round in round.map { "\($0.line):\($0.column)" }.joined(separator: ",") }
        .joined(separator: ";"))
  }

  // MARK: Writing

  enum Status: String, Sendable { case written, unchanged, failed }

  private struct WrittenFile: Sendable {
    let record: FileRecord
    let status: Status
    /// Whether the record is not that of the last run.
    var isNew = true
  }

  private func write(_ file: Job.File, _ read: ReadFile, _ index: ModuleIndex) -> WrittenFile {
    guard let source = read.source else {
      var record = read.record
      record.notes = [
        AdaptationNote(
          line: 1, column: 1, severity: .error,
          message: "The file cannot be read: \(reason(ofReading: file.input)).")
      ]
      return WrittenFile(record: record, status: .failed)
    }
    if read.adaptation == nil, access(file.output, F_OK) == 0,
      read.record.dependencies.allSatisfy({ index.hash(of: $0.key) == $0.value })
    {
      return WrittenFile(record: read.record, status: .unchanged, isNew: false)
    }
    let adaptation =
      read.adaptation?.file ?? FileAdaptation(source, job: job, conditions: conditions)
    let look = Look(index)
    let text = adaptation.text(look: look, path: file.input)
    var record = read.record
    record.text = nil
    record.dependencies = look.dependencies
    record.notes = read.pruning + adaptation.notes
    if SourceText(path: file.output)?.isEqual(to: text) == true {
      return WrittenFile(record: record, status: .unchanged)
    }
    guard Output.write(text, to: file.output) else {
      record.notes.append(
        AdaptationNote(
          line: 1, column: 1, severity: .error,
          message: "\(file.output) cannot be written: \(reason())."))
      return WrittenFile(record: record, status: .failed)
    }
    return WrittenFile(record: record, status: .written)
  }

  /// Why the last call of the system failed, on this thread.
  private func reason() -> String { String(cString: strerror(errno)) }

  /// Why a file could not be read, which another thread may have tried.
  private func reason(ofReading path: String) -> String {
    guard let file = fopen(path, "r") else { return reason() }
    fclose(file)
    return "it is no plain file"
  }

  // MARK: Reporting

  private func report(
    _ files: [WrittenFile], since start: ContinuousClock.Instant, to output: Output
  ) {
    for (file, written) in zip(job.files, files) {
      for note in written.record.notes { output.note(note, file: file.input) }
      output.file(file, status: written.status.rawValue)
      if written.status == .failed, let note = written.record.notes.last {
        FileHandle.standardError.write(Data("\(file.input): \(note.message)\n".utf8))
      }
    }
    let duration = start.duration(to: .now)
    output.summary(
      files: files.count, written: files.count { $0.status == .written },
      lines: files.reduce(0) { $0 + $1.record.lineCount },
      milliseconds: Int(duration / .milliseconds(1)))
    output.flush()
  }
}
