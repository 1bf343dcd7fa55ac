import Synchronization

extension StaticString {
  /// A text that only the running program knows, where test libraries ask for one that the compiler has written.
  ///
  /// The text is kept as long as the process, once for each different one.
  package static func kept(_ text: String) -> StaticString {
    keptTexts.withLock { known in
      if let known = known[text] { return known }
      let bytes = Array(text.utf8)
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
      copy.initialize(from: bytes + [0], count: bytes.count + 1)
      let isASCII = bytes.allSatisfy { $0 < 128 }
      let parts = Parts(
        start: UInt(bitPattern: copy), count: UInt(bytes.count), flags: isASCII ? 2 : 0)
      let result = unsafeBitCast(parts, to: StaticString.self)
      known[text] = result
      return result
    }
  }

  private static let keptTexts = Mutex<[String: StaticString]>([:])

  /// The fields of a static string, whose layout is promised on Apple's systems alone.
  fileprivate struct Parts {
    let start: UInt
    let count: UInt
    let flags: UInt8
  }
}

// MARK: Toolchain

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Places of failures in other processes and in storyboards",
    needs: "static strings to be laid out as in Swift 6.3",
    cost: "A failure of an app of its own, or of an outlet, ends the tests."
  ) {
    guard MemoryLayout<StaticString>.size == MemoryLayout<StaticString.Parts>.size else {
      return "they have another size"
    }
    for text in ["sheep", "Schäfchen"] {
      let kept = StaticString.kept(text)
      guard kept.hasPointerRepresentation, kept.utf8CodeUnitCount == text.utf8.count,
        kept.isASCII == (text == "sheep"), kept.description == text
      else { return "they have other fields" }
    }
    return nil
  }
}
