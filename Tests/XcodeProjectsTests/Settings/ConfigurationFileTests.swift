import Testing

@testable import XcodeProjects

@Suite struct ConfigurationFileTests {
  private let folder = TemporaryFolder()

  private func settings(_ name: String) -> (BuildSettings, [Note]) {
    let file = ConfigurationFile(path: folder.url.path + "/" + name)
    let layer = SettingLayer(origin: name, file.assignments)
    return (
      BuildSettings(layers: [layer], context: SettingContext(configuration: "Debug")), file.notes
    )
  }

  @Test func linesConditionsAndCommentsAreRead() throws {
    try folder.write(
      """
      // A comment
      URL = https:/$()/example.com // behind
      NAME[sdk=iphonesimulator*][config=Debug] = Simulated ;
      NAME = Device
      LONG = one \\
        two
      """, to: "a.xcconfig")
    let (settings, notes) = settings("a.xcconfig")
    #expect(settings["URL"] == "https://example.com")
    #expect(settings["NAME"] == "Simulated")
    #expect(settings.list("LONG") == ["one", "two"])
    #expect(notes.isEmpty)
  }

  @Test func includesCountInTheirPlace() throws {
    try folder.write("A = one\nB = one", to: "inc/base.xcconfig")
    try folder.write(
      "#include \"inc/base\"\nA = $(inherited) two\n#include? \"secret.xcconfig\"\n",
      to: "a.xcconfig")
    let (settings, notes) = settings("a.xcconfig")
    #expect(settings["A"] == "one two")
    #expect(settings["B"] == "one")
    #expect(notes.isEmpty)
  }

  @Test func whatIsMissingOrWrongIsNoted() throws {
    try folder.write(
      "#include \"gone.xcconfig\"\nthis is nothing\n#include \"b.xcconfig\"\n", to: "a.xcconfig")
    try folder.write("#include \"a.xcconfig\"\nA = 1", to: "b.xcconfig")
    let (settings, notes) = settings("a.xcconfig")
    let path = folder.url.path
    #expect(settings["A"] == "1")
    #expect(
      notes.map(\.description) == [
        "\(path)/a.xcconfig:1: \(path)/gone.xcconfig is included and missing: its settings are empty; "
          + "make the file or write #include? if it may be absent.",
        "\(path)/a.xcconfig:2: “this is nothing” is neither NAME = value nor #include; it is skipped.",
        "\(path)/b.xcconfig:1: \(path)/a.xcconfig includes itself by way of this line, which is skipped.",
      ])
  }
}
