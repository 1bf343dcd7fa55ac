import Device
import Foundation
import Testing

@testable import FoundationAdditions

@MainActor
@Suite(.serialized) struct UsageDescriptionTests {
  private func messages(of body: () -> Void) -> [String] {
    var messages: [String] = []
    let handler = RuntimeIssue.handler
    RuntimeIssue.handler = { messages.append($0) }
    body()
    RuntimeIssue.handler = handler
    return messages
  }

  @Test func anAppWithoutTheKeyFailsWithItsName() {
    let product = LaunchedProduct.current
    LaunchedProduct.setCurrent(LaunchedProduct(host: .init(module: "App")))
    defer { LaunchedProduct.setCurrent(product) }
    let told = messages {
      UsageDescription.require("NSCameraUsageDescription", for: "the camera")
    }
    #expect(told.count == 1)
    #expect(
      told.first?.contains(
        "(the camera). The app's Info.plist must contain a NSCameraUsageDescription key") == true)
  }

  @Test func packagesAreNotAsked() {
    let product = LaunchedProduct.current
    LaunchedProduct.setCurrent(nil)
    defer { LaunchedProduct.setCurrent(product) }
    #expect(
      messages { UsageDescription.require("NSCameraUsageDescription", for: "the camera") }.isEmpty)
  }
}
