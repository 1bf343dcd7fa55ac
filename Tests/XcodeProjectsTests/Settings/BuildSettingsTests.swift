import Testing

@testable import XcodeProjects

@Suite struct BuildSettingsTests {
  private func settings(_ layers: [[String: String]], configuration: String = "Debug")
    -> BuildSettings
  {
    BuildSettings(
      layers: layers.enumerated().map { SettingLayer(origin: "\($0)", values: $1) },
      context: SettingContext(configuration: configuration))
  }

  @Test func inheritedIsTheValueOneLayerDown() {
    let settings = settings([["A": "one"], ["A": "$(inherited) two"], ["A": "${inherited} three"]])
    #expect(settings["A"] == "one two three")
  }

  @Test func aSettingThatNamesItselfMeansTheValueBelow() {
    #expect(settings([["A": "one"], ["A": "$(A) two"]])["A"] == "one two")
  }

  @Test func referencesNestAndCirclesEnd() {
    let settings = settings([
      [
        "KIND": "APP", "NAME_APP": "Shop", "B": "$(NAME_$(KIND)) $KIND-x", "C": "$(D)",
        "D": "[$(C)]",
      ]
    ])
    #expect(settings["B"] == "Shop APP-x")
    #expect(settings["C"] == "[]")
    #expect(settings["NOTHING"] == "")
  }

  @Test(arguments: [
    ("$(N:lower)", "my app.swift"), ("$(N:upper)", "MY APP.SWIFT"),
    ("$(N:c99extidentifier)", "My_App_swift"), ("$(N:rfc1034identifier)", "My-App-swift"),
    ("$(D:c99extidentifier)", "_048"), ("$(N:base)", "My App"), ("$(N:suffix)", ".swift"),
    ("$(P:dir)", "a/b/"), ("$(N:dir)", "./"), ("$(P:file)", "c.m"), ("$(P:suffix=o)", "a/b/c.o"),
    ("$(P:base=x)", "a/b/x.m"), ("$(E:default=none:1)", "none:1"),
    ("$(N:default=x)", "My App.swift"),
    ("$(Y:not)", "NO"), ("$(E:not)", "YES"), ("$(N:rfc1034identifier:lower)", "my-app-swift"),
    ("$(U:c99extidentifier)", "Größe_1"), ("$(U:identifier)", "Gr__e_1"),
    ("$(N:quote)", "My\\ App.swift"),
  ])
  func operatorsChangeValues(reference: String, expected: String) {
    let settings = settings([
      [
        "N": "My App.swift", "D": "2048", "P": "a/b/c.m", "Y": "YES", "U": "Größe 1",
        "R": reference,
      ]
    ])
    #expect(settings["R"] == expected)
  }

  @Test func closerConditionsWin() {
    let values = [
      "A": "plain", "A[sdk=iphonesimulator*]": "simulator", "A[sdk=iphoneos*]": "device",
      "B": "plain", "B[config=Release]": "release", "B[sdk=*][arch=arm64]": "both",
      "B[sdk=*]": "any",
      "C[sdk=macosx*]": "mac",
    ]
    #expect(settings([values])["A"] == "simulator")
    #expect(settings([values])["B"] == "both")
    #expect(settings([values], configuration: "Release")["C"] == "")
    #expect(
      settings([["B": "x", "B[config=Rel*]": "$(inherited)y"]], configuration: "Release")["B"]
        == "xy")
  }

  @Test func listsAreSplitLikeShellWords() {
    #expect(
      settings([["L": #"a "b c" d\ e 'f "g"'"#]]).list("L") == ["a", "b c", "d e", "f \"g\""])
  }

  @Test func swiftFlagsAreSorted() {
    let flags = SwiftFlags(
      [
        "-D", "A", "-DB", "-enable-upcoming-feature", "X", "-Xfrontend", "-enable-thing", "-Xcc",
        "-I/x",
        "-warnings-as-errors", "-made-up",
      ])
    #expect(flags.conditions == ["A", "B"])
    #expect(flags.upcomingFeatures == ["X"])
    #expect(flags.others == ["-Xfrontend", "-enable-thing", "-warnings-as-errors"])
    #expect(flags.dropped == ["-Xcc", "-I/x", "-made-up"])
  }

  @Test func sixthModeDoesNotRepeatWhatItHas() {
    let approachable = ["SWIFT_APPROACHABLE_CONCURRENCY": "YES", "SWIFT_VERSION": "6.0"]
    #expect(
      settings([approachable]).upcomingFeatures == [
        "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
      ])
    #expect(settings([approachable]).languageMode == .v6)
    #expect(settings([["SWIFT_VERSION": ""]]).languageMode == .v5)
    #expect(settings([["SWIFT_VERSION": "4.2"]]).languageMode == .v5)
    #expect(settings([["SWIFT_VERSION": "4.0"]]).languageMode == .v4)
    #expect(settings([["SWIFT_VERSION": "3.0"]]).languageMode == .v4)
  }
}
