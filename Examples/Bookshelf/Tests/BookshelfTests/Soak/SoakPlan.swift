#if os(Linux)
  import Foundation

  /// How long the soak goes on, and with which events.
  ///
  /// The run is cut into chapters: each begins with a fresh app and a generator of its own, so that an
  /// event can be replayed from the start of its chapter instead of the start of the run.
  struct SoakPlan {
    static let chapterLength = 5_000

    /// How many events there are.
    let events: Int
    let seed: UInt64
    /// The number of the first event; the first of a chapter.
    let first: Int
    /// After how many seconds the run ends early.
    let seconds: Double
    /// Where each event is noted before it happens; survives a crash.
    let journal: String?

    /// `SOAK_EVENTS`, `SOAK_SEED`, `SOAK_FROM`, `SOAK_SECONDS` and `SOAK_JOURNAL`; see `Scripts/soak`.
    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
      events = environment["SOAK_EVENTS"].flatMap(Int.init) ?? 300
      seed = environment["SOAK_SEED"].flatMap(UInt64.init) ?? 1
      let from = environment["SOAK_FROM"].flatMap(Int.init) ?? 0
      first = from - from % Self.chapterLength
      seconds = environment["SOAK_SECONDS"].flatMap(Double.init) ?? .infinity
      journal = environment["SOAK_JOURNAL"]
    }

    /// The generator of the chapter that begins with an event.
    func generator(ofChapterAt event: Int) -> SoakGenerator {
      SoakGenerator(seed: seed &* 1_000_003 &+ UInt64(event / Self.chapterLength))
    }

    /// How to see an event again.
    func replay(of event: Int) -> String {
      let start = event - event % Self.chapterLength
      return "Scripts/soak \(event - start + 1) \(seed) \(start)"
    }
  }

  /// SplitMix64: the same numbers on every machine.
  struct SoakGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    /// True in that part of the cases.
    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &self) < part }
  }
#endif
