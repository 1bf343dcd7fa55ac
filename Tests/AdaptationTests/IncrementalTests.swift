import Foundation
import Testing

@Suite struct IncrementalTests {
  private func project() throws -> Adapter {
    let adapter = try Adapter()
    try adapter.write(
      "class Base: NSObject { @objc func close(sender: Any) {} }\n", to: "Base.swift")
    try adapter.write("class Screen: Base { let a = #selector(close) }\n", to: "Screen.swift")
    try adapter.write("class Other: NSObject { @objc func go() {} }\n", to: "Other.swift")
    return adapter
  }

  private let names = ["Base.swift", "Screen.swift", "Other.swift"]

  @Test func aSecondRunWritesNothing() throws {
    let adapter = try project()
    #expect(Set(try adapter.adapt(names).files.values) == ["written"])
    let before = try adapter.modified("Screen.swift")
    #expect(Set(try adapter.adapt(names).files.values) == ["unchanged"])
    #expect(try adapter.modified("Screen.swift") == before)
  }

  @Test func aChangedFileIsWrittenAlone() throws {
    let adapter = try project()
    try adapter.adapt(names)
    try adapter.write("class Other: NSObject { @objc func stop() {} }\n", to: "Other.swift")
    let files = try adapter.adapt(names).files
    #expect(
      files == ["Base.swift": "unchanged", "Screen.swift": "unchanged", "Other.swift": "written"])
  }

  @Test func aFileIsWrittenAnewWhenADeclarationThatItUsesChanges() throws {
    let adapter = try project()
    try adapter.adapt(names)
    try adapter.write("class Base: NSObject { @objc func close(from: Any) {} }\n", to: "Base.swift")
    let files = try adapter.adapt(names).files
    #expect(
      files == ["Base.swift": "written", "Screen.swift": "written", "Other.swift": "unchanged"])
    #expect(try adapter.output("Screen.swift").contains("Selector(\"closeFrom:\")"))
  }

  @Test func eachFileIsToldOfEachTime() throws {
    let adapter = try Adapter()
    try adapter.write("import PassKit\n", to: "A.swift")
    try adapter.write("import PassKit\n", to: "B.swift")
    let run = try adapter.adapt(["A.swift", "B.swift"])
    let note =
      "1 note: 'import PassKit' is left out: Vitrine has no module PassKit. What the file uses of it will not be found."
    #expect(run.notes == [note, note])
    #expect(run.lines.compactMap { $0["absentModule"] as? String } == ["PassKit", "PassKit"])
    #expect(try adapter.adapt(["A.swift", "B.swift"]).notes == run.notes)
  }

  @Test func otherOptionsWriteAllAnew() throws {
    let adapter = try Adapter()
    try adapter.write("#if DEBUG\nimport Kit\n#else\nimport Foundation\n#endif\n", to: "A.swift")
    try adapter.adapt(["A.swift"])
    #expect(
      try adapter.adapt(["A.swift"], options: ["conditions": [String]()]).files == [
        "A.swift": "written"
      ])
    #expect(try adapter.output("A.swift").contains("import Foundation; import FoundationAdditions"))
  }

  @Test func aMissingFileIsAnErrorAndTheOthersAreWritten() throws {
    let adapter = try project()
    let run = try adapter.adapt(["Gone.swift", "Other.swift"])
    #expect(run.status == 1)
    #expect(run.files == ["Gone.swift": "failed", "Other.swift": "written"])
    #expect(run.notes == ["1 error: The file cannot be read: No such file or directory."])
  }
}
