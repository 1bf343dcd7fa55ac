import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor
@Suite(.serialized) struct PasteButtonTests {
  @Test func itemsOfTheTypesArePassedOn() {
    let kept = UIPasteboard.general.items
    defer { UIPasteboard.general.items = kept }
    UIPasteboard.general.string = "Hello"
    var texts: [NSItemProvider] = []
    var pictures: [NSItemProvider] = []
    TestHost(PasteButton(supportedContentTypes: [.plainText]) { texts = $0 }).tap("Paste")
    TestHost(PasteButton(supportedContentTypes: [.image]) { pictures = $0 }).tap("Paste")
    #expect(texts.count == 1)
    #expect(pictures.isEmpty)
  }
}
