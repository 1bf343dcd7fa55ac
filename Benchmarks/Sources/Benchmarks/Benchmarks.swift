import ArgumentParser
import Foundation

/// Measures what the engine promises, each figure as a ratio against a baseline of the same run.
@main
struct Benchmarks: AsyncParsableCommand {
  @Flag(help: "Run the smallest sizes once, only to see that every benchmark works.")
  var smoke = false

  @Option(help: "Run only the benchmarks whose name contains this text.")
  var filter: String?

  @Option(help: "Write the results to this file as JSON.")
  var json: String?

  @Option(help: "Only print the best time in seconds of building a tree of this many rows.")
  var secondsToBuild: Int?

  @MainActor
  mutating func run() async throws {
    if let secondsToBuild {
      print(GraphBenchmarks.timeToBuild(secondsToBuild).minimum)
      return
    }
    var report = Report(filter: filter, isSmoke: smoke)
    GraphBenchmarks.run(&report)
    DebugBenchmarks.run(&report)
    ObservationBenchmarks.run(&report)
    DelayBenchmarks.run(&report)
    LazyBenchmarks.run(&report)
    TextBenchmarks.run(&report)
    SnapshotBenchmarks.run(&report)
    StoryboardBenchmarks.run(&report)
    InspectionBenchmarks.run(&report)
    QueryBenchmarks.run(&report)
    TableBenchmarks.run(&report)
    await AxtBenchmarks.run(&report)
    ProcessBenchmarks.run(&report)
    AdaptationBenchmarks.run(&report)
    MemoryBenchmarks.run(&report)
    NodeMemoryBenchmarks.run(&report)
    print(report.table)
    if let json { try report.encoded().write(to: URL(fileURLWithPath: json)) }
    if !report.failures.isEmpty && !smoke {
      print("Over the limit: " + report.failures.joined(separator: ", "))
      throw ExitCode(1)
    }
  }
}
