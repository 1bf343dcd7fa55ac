import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Hosting controllers that stand in a storyboard.
@MainActor
struct HostingControllerStoryboardTests {
  @Test func aSubclassGivesItsViewInItsInitialiser() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "hosting-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="hos-t0-001"><scenes><scene sceneID="sce-ne-001"><objects>
      <hostingController title="Hosted" id="hos-t0-001" customClass="GreetingController" \
      customModule="SwiftUITests" customModuleProvider="target"/></objects></scene></scenes>
      </document>
      """.utf8
    ).write(to: folder.appendingPathComponent("Main.storyboard"))
    let storyboard = UIStoryboard(name: "Main", bundle: Bundle(path: folder.path))
    let made = storyboard.instantiateInitialViewController() as? GreetingController
    #expect(made?.title == "Hosted")
    #expect(made?.rootView.name == "Mia")
    made?.loadViewIfNeeded()
    #expect(made?.view is _UIHostingView<Greeting>)
  }
}

struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)") }
}

final class GreetingController: UIHostingController<Greeting> {
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder, rootView: Greeting(name: "Mia"))
  }
}
