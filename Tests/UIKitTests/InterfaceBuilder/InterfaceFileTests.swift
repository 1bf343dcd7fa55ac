import Foundation
import Testing

@testable import UIKit

@MainActor
struct InterfaceFileTests {
  @Test func elementsKnowTheirLines() throws {
    let text = storyboardFile([
      viewScene(#"<label id="lab-el-001"/>"#),
      scene("<viewController storyboardIdentifier=\"a &amp; b\" id=\"oth-er-001\"/>"),
    ])
    let file = try InterfaceFile(path: "Main.storyboard", data: Data(text.utf8))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let label = file.scene(where: "id", is: "lab-el-001")?.descendant(id: "lab-el-001")
    #expect(label?.line == (lines.firstIndex { $0.contains("lab-el-001") } ?? 0) + 1)
    let other = file.scene(where: "storyboardIdentifier", is: "a & b")
    #expect(
      other?.descendant(id: "oth-er-001")?.line
        == (lines.firstIndex { $0.contains("oth-er-001") } ?? 0) + 1)
    #expect(
      file.document.child("resources")?.line
        == (lines.firstIndex { $0.contains("<resources>") } ?? 0) + 1)
  }

  @Test func scenesAreReadWhenTheyAreAskedFor() throws {
    let damaged = scene("<viewController storyboardIdentifier=\"bad\" id=\"bad-00-001\">")
    let text = storyboardFile([viewScene(), damaged])
    let file = try InterfaceFile(path: "Main.storyboard", data: Data(text.utf8))
    #expect(file.scene(where: "id", is: "ini-ti-al0") != nil)
    let found = issues { #expect(file.scene(where: "storyboardIdentifier", is: "bad") == nil) }
    #expect(found.count == 1)
  }

  @Test func filesAreReadAgainWhenTheyChange() throws {
    let folder = try storyboardFolder(viewScene(attributes: #"title="Old""#))
    #expect(folder.storyboard().instantiateInitialViewController()?.title == "Old")
    let path = folder.bundle.bundlePath + "/Main.storyboard"
    try Data(storyboardFile([viewScene(attributes: #"title="Quite new""#)]).utf8)
      .write(to: URL(fileURLWithPath: path))
    #expect(folder.storyboard().instantiateInitialViewController()?.title == "Quite new")
  }

  @Test func numbersTextsAndChoicesAreRead() throws {
    let element = try InterfaceTreeBuilder.tree(
      Data(
        """
        <view alpha="0.5" hidden="YES" contentMode="scaleAspectFit" tag="12">
        <string key="text">One &lt; two</string>
        <string key="coded" base64-UTF8="YES">w6TDtsO8</string>
        <rect key="frame" x="1" y="2" width="3" height="4.5"/></view>
        """.utf8))
    #expect(element.length("alpha") == 0.5 && element.flag("hidden") == true)
    #expect(element.integer("tag") == 12 && element.flag("missing") == nil)
    #expect(element.choice("contentMode", UIView.ContentMode.self) == .scaleAspectFit)
    #expect(element.string("text") == "One < two" && element.string("coded") == "äöü")
    #expect(element.rect("frame")?.height == 4.5)
  }
}
