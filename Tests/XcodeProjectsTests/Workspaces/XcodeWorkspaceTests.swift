import Testing

@testable import XcodeProjects

@Suite struct XcodeWorkspaceTests {
  private func message(_ path: String) -> String {
    do throws(ProjectError) {
      return try XcodeWorkspace.open(at: path).path
    } catch {
      return error.description
    }
  }

  @Test func theOnlyProjectOfAFolderIsOpened() throws {
    let shop = try ShopProject()
    #expect(message(shop.folder.url.path) == shop.path)
    #expect(message(shop.path + "/project.pbxproj") == shop.path)
  }

  @Test func severalProjectsAreListed() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "A.xcodeproj/project.pbxproj")
    try folder.write("", to: "B.xcodeproj/project.pbxproj")
    #expect(
      message(folder.url.path)
        == "\(folder.url.path): there are several to choose from: A.xcodeproj, B.xcodeproj. Name the one "
        + "that is meant.")
  }

  @Test func anEmptyFolderLeadsToProjectsBelow() throws {
    let folder = TemporaryFolder()
    try folder.write("", to: "ios/A.xcodeproj/project.pbxproj")
    #expect(
      message(folder.url.path)
        == "\(folder.url.path): there is no .xcworkspace and no .xcodeproj here. Did you mean "
        + "ios/A.xcodeproj?")
    try folder.write("", to: "project.yml")
    #expect(message(folder.url.path).contains("run `xcodegen generate` first"))
  }

  @Test func aWorkspaceListsProjectsAndPackages() throws {
    let shop = try ShopProject()
    try shop.folder.write("", to: "Packages/Money/Package.swift")
    try shop.folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <Group location = "container:" name = "All">
          <FileRef location = "group:Shop.xcodeproj"></FileRef>
        </Group>
        <Group location = "group:Packages"><FileRef location = "group:Money"></FileRef></Group>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      </Workspace>
      """, to: "All.xcworkspace/contents.xcworkspacedata")
    let workspace = try XcodeWorkspace.open(at: shop.folder.url.path)
    #expect(workspace.isWorkspace)
    #expect(workspace.projects.map(\.name) == ["Shop"])
    #expect(workspace.packages.map(\.identity) == ["money"])
    #expect(
      workspace.notes.map(\.sentence) == [
        "the project \(shop.folder.url.path)/Pods/Pods.xcodeproj is listed and missing: its targets are "
          + "skipped. If a tool makes it (as `pod install`), run that first."
      ])
  }

  @Test func aConflictIsNamedWithItsLine() throws {
    let shop = try ShopProject()
    try shop.replace("B3 = {isa", with: "\n<<<<<<< HEAD\nB3 = {isa")
    #expect(
      message(shop.path)
        == "\(shop.path)/project.pbxproj:11: a merge conflict is left here (“<<<<<<<”): keep one of its "
        + "two sides and take the lines with the markers out.")
  }

  @Test func aLostEndIsExplained() throws {
    let shop = try ShopProject()
    try shop.replace("O1 = {", with: "O2 = {")
    #expect(message(shop.path).contains("the root object O1 isn't in the file"))
  }
}

@Suite struct WorkspaceLocationTests {
  @Test(arguments: [
    ("group:a/App.xcodeproj", "/w/g/a/App.xcodeproj"),
    ("container:../App.xcodeproj", "/App.xcodeproj"),
    ("absolute:/x/App.xcodeproj", "/x/App.xcodeproj"), ("developer:x", nil), ("nonsense", nil),
  ])
  func locationsAreSeenFromTheirBase(location: String, expected: String?) {
    #expect(
      WorkspaceFile.place(location, group: "/w/g", workspace: "/w/All.xcworkspace") == expected)
  }

  @Test func selfIsTheProjectAround() {
    #expect(
      WorkspaceFile.place(
        "self:", group: "/w/App.xcodeproj", workspace: "/w/App.xcodeproj/project.xcworkspace")
        == "/w/App.xcodeproj")
  }
}
