import Testing

@testable import XcodeProjects

@Suite struct TargetContentsTests {
  private func relative(_ paths: [String], _ folder: TemporaryFolder) -> [String] {
    paths.map { $0.replacingOccurrences(of: folder.url.path + "/", with: "") }
  }

  @Test func buildFilesBecomeSourcesAndResources() throws {
    let shop = try ShopProject()
    let target = try shop.target("Shop")
    let contents = target.contents(target.settings())
    #expect(
      relative(contents.sources.map(\.path), shop.folder) == [
        "App/AppDelegate.swift", "App/Cart View.swift", "App/Größe.swift", "Shared/Log.swift",
        "App/Model.xcdatamodeld",
      ])
    #expect(contents.sources.map(\.flags) == [[], ["-w", "-DCART"], [], [], []])
    #expect(
      contents.resources.map(\.destination) == [
        "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets", "Html",
        "Debug.json",
      ])
    #expect(contents.resources.map(\.language) == ["Base", "de", nil, nil, nil])
    #expect(contents.resources.filter(\.isFolder).map(\.destination) == ["Html"])
    #expect(
      contents.frameworks == [
        LinkedProduct(name: "CoreLocation", source: .system),
        LinkedProduct(name: "Kit", source: .target),
        LinkedProduct(name: "Kingfisher", source: .package),
      ])
    #expect(contents.notes.isEmpty)
  }

  @Test func aFileMayBelongToTwoTargets() throws {
    let shop = try ShopProject()
    let tests = try shop.target("ShopTests")
    #expect(
      relative(tests.contents(tests.settings()).sources.map(\.path), shop.folder)
        == ["AppTests/AppTests.swift", "Shared/Log.swift"])
  }

  @Test func excludedNamesStayOut() throws {
    let shop = try ShopProject()
    let target = try shop.target("Shop")
    let names = { (settings: BuildSettings) in
      target.contents(settings).resources.map(\.destination).contains("Debug.json")
    }
    #expect(!names(target.settings(configuration: "Release")))
    #expect(
      names(
        target.settings(
          configuration: "Release", overrides: ["INCLUDED_SOURCE_FILE_NAMES": "Debug.json"])))
  }

  @Test func aMissingFileIsLeftOutAndNamed() throws {
    let shop = try ShopProject()
    try shop.replace("path = AppDelegate.swift", with: "path = Gone.swift")
    let target = try shop.target("Shop")
    let contents = target.contents(target.settings())
    #expect(contents.sources.count == 4)
    let note = try #require(contents.notes.first)
    #expect(note.line == 8)
    #expect(
      note.sentence
        == "the target “Shop”, build phase Compile Sources, lists Gone.swift, which is not at "
        + "\(shop.folder.url.path)/App/Gone.swift; it is left out. Add the file, or take it out of the "
        + "target.")
  }

  @Test func aNameInAnotherCaseIsFoundAndTold() throws {
    let shop = try ShopProject()
    try shop.replace("path = Log.swift", with: "path = log.swift")
    let target = try shop.target("Shop")
    let contents = target.contents(target.settings())
    #expect(contents.sources.contains { $0.path.hasSuffix("/Shared/Log.swift") })
    #expect(
      contents.notes.map(\.sentence) == [
        "the target “Shop” lists log.swift, which is spelled Shared/Log.swift on disk; that one is used. "
          + "A Mac doesn't mind the case of letters, Linux does: rename one of them."
      ])
  }

  @Test func anIdentifierThatLeadsNowhereIsSkippedAndNamed() throws {
    let shop = try ShopProject()
    try shop.replace("files = (B9, )", with: "files = (B9, B999, )")
    let target = try shop.target("Kit")
    let contents = target.contents(target.settings())
    #expect(contents.sources.count == 1)
    let note = try #require(contents.notes.first)
    #expect(note.line != nil)
    #expect(
      note.sentence
        == "the target “Kit”, build phase Compile Sources, names the object B999 (`files`), which isn't in "
        + "the file; it is skipped. Take the line out, or bring the object back from an older commit."
    )
  }

  @Test func scriptsAreToldAndGeneratorsKnown() throws {
    let shop = try ShopProject()
    let target = try shop.target("Shop")
    let script = try #require(target.contents(target.settings()).scripts.first)
    #expect(script.name == "SwiftGen")
    #expect(script.outputs == [shop.folder.url.path + "/App/Generated.swift"])
    #expect(script.generatesSources)
  }

  @Test func catalogsOfOneNameStayApart() throws {
    let shop = try ShopProject()
    try shop.folder.write("", to: "Shared/Assets.xcassets/Contents.json")
    try shop.replace(
      "path = Debug.json;", with: "path = Shared/Assets.xcassets;")
    try shop.replace(
      "lastKnownFileType = text.json; path = Shared/Assets.xcassets; sourceTree = \"<group>\";",
      with: "lastKnownFileType = folder.assetcatalog; path = Shared/Assets.xcassets; "
        + "sourceTree = SOURCE_ROOT;")
    let target = try shop.target("Shop")
    let contents = target.contents(target.settings())
    #expect(
      contents.resources.filter { $0.kind == .assetCatalog }.map(\.destination)
        == ["Assets.xcassets", "Assets 2.xcassets"])
    #expect(contents.notes.isEmpty)
  }

  // MARK: Synchronized folders

  @Test func synchronizedFoldersGiveAllThatNoExceptionNames() throws {
    let notes = try NotesProject()
    let target = try notes.target("Notes")
    let contents = target.contents(target.settings())
    #expect(
      relative(contents.sources.map(\.path), notes.folder)
        == ["Notes/NotesApp.swift", "Notes/Views/List.swift"])
    #expect(
      contents.resources.map(\.destination).sorted() == [
        "Assets.xcassets", "Audio/ping.wav", "Help", "Localizable.xcstrings", "seed.json",
      ])
    #expect(contents.resources.filter(\.isFolder).map(\.destination) == ["Help"])
    #expect(relative(contents.headers.map(\.path), notes.folder) == ["Notes/Bridge.h"])
    #expect(contents.notes.isEmpty)
  }

  @Test func exceptionsOfOtherTargetsTakeFilesIn() throws {
    let notes = try NotesProject()
    let target = try notes.target("NotesTests")
    let contents = target.contents(target.settings())
    #expect(
      relative(contents.sources.map(\.path), notes.folder)
        == ["Notes/Views/Draft.swift", "NotesTests/NotesTests.swift"])
    #expect(contents.sources.map(\.flags) == [["-w"], []])
    #expect(
      contents.notes.map(\.sentence) == [
        "the folder “Notes” has an exception for Gone.swift, which isn't in it; the exception does "
          + "nothing. Take it out."
      ])
  }
}
