import Accessibility
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// What views tell assistive technologies beside label, value and hint.
@MainActor
@Suite(.serialized)
struct AccessibilityDetailsTests {
  // MARK: Custom content

  @Test func customContentIsTold() throws {
    let view = Text("Rex")
      .accessibilityCustomContent("Breed", "Spaniel")
      .accessibilityCustomContent("Age", Text("7"), importance: .high)
    let element = try #require(TestHost(view).element(.staticText, "Rex"))
    #expect(
      element.customContent == [
        AccessibilityCustomContent(label: "Breed", value: "Spaniel"),
        AccessibilityCustomContent(label: "Age", value: "7", isImportant: true),
      ])
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let provider = try #require(screen.find("Rex") as? any AXCustomContentProvider)
    #expect(provider.accessibilityCustomContent.map(\.value) == ["Spaniel", "7"])
    #expect(provider.accessibilityCustomContent.map(\.importance) == [.default, .high])
  }

  @Test func viewsFurtherOutReplaceContentOfAKey() throws {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let replaced = Text("Rex").accessibilityCustomContent(key, "7")
      .accessibilityCustomContent(key, "8")
    #expect(TestHost(replaced).element(.staticText)?.customContent.map(\.value) == ["8"])
    let removed = Text("Rex").accessibilityCustomContent(key, "7")
      .accessibilityCustomContent(key, nil as Text?)
    #expect(TestHost(removed).element(.staticText)?.customContent.isEmpty == true)
  }

  // MARK: Zooming

  @Test func zoomingTellsWhere() throws {
    var zooms: [AccessibilityZoomGestureAction] = []
    let view = Color.red.frame(width: 100, height: 50).accessibilityLabel("Map")
      .accessibilityZoomAction { zooms.append($0) }
    let screen = WalkedScreen(view)
    defer { screen.close() }
    let map = try #require(screen.find("Map"))
    #expect(map.accessibilityTraits.contains(.supportsZoom))
    let frame = map.accessibilityFrame
    #expect(map.accessibilityZoomIn(at: CGPoint(x: frame.minX + 25, y: frame.midY)))
    #expect(map.accessibilityZoomOut(at: frame.origin))
    #expect(zooms.map(\.direction) == [.zoomIn, .zoomOut])
    #expect(zooms.first?.location == UnitPoint(x: 0.25, y: 0.5))
    #expect(zooms.first?.point == CGPoint(x: 25, y: 25))
  }

  @Test func otherElementsDoNotZoom() {
    let screen = WalkedScreen(Text("Map"))
    defer { screen.close() }
    #expect(screen.find("Map")?.accessibilityZoomIn(at: .zero) == false)
  }

  // MARK: Children

  @Test func aDrawingHasChildrenOfItsOwn() throws {
    let view = Canvas { _, _ in }.frame(width: 200, height: 100)
      .accessibilityLabel("Chart")
      .accessibilityChildren {
        HStack(spacing: 0) {
          ForEach(1..<3) { index in
            Rectangle().accessibilityLabel("Bar \(index)").accessibilityValue("\(index * 10)")
          }
        }
      }
    let host = TestHost(view)
    let chart = try #require(host.elements.first)
    #expect(chart.label == "Chart")
    #expect(!chart.isAccessibilityElement)
    #expect(chart.children.map(\.label) == ["Bar 1", "Bar 2"])
    #expect(chart.children.map(\.frame.width) == [100, 100])
    #expect(chart.children[1].frame.maxX == chart.frame.maxX)
    let screen = WalkedScreen(view)
    defer { screen.close() }
    #expect(screen.find("Bar 2")?.accessibilityValue == "20")
  }

  // MARK: Groups

  private struct Linked: View {
    @Namespace private var space

    var body: some View {
      VStack {
        Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: space)
        Text("One").accessibilityLinkedGroup(id: 1, in: space)
        Color.red.accessibilityAddTraits(.isButton)
          .accessibilityLabeledPair(role: .content, id: "name", in: space)
        Text("Two").accessibilityLinkedGroup(id: 1, in: space)
        Text("Three").accessibilityLinkedGroup(id: 2, in: space)
      }
    }
  }

  @Test func contentTakesTheWordsOfItsLabel() throws {
    let host = TestHost(Linked())
    let content = try #require(host.element(.button))
    #expect(content.label == "Name")
    #expect(content.inputLabels == ["Name"])
    let name = try #require(host.element(.staticText, "Name"))
    #expect(content.linkedElements == [name.id])
  }

  @Test func membersOfAGroupAreLinked() throws {
    let host = TestHost(Linked())
    let one = try #require(host.element(.staticText, "One"))
    let two = try #require(host.element(.staticText, "Two"))
    #expect(one.linkedElements == [two.id])
    #expect(two.linkedElements == [one.id])
    #expect(host.element(.staticText, "Three")?.linkedElements.isEmpty == true)
  }

  // MARK: Voice

  @Test func inputLabelsAreTold() throws {
    let view = Button("Add to basket") {}.accessibilityInputLabels(["Add", "Buy"])
    #expect(TestHost(view).element(.button)?.inputLabels == ["Add", "Buy"])
    let screen = WalkedScreen(view)
    defer { screen.close() }
    #expect(screen.find("Add to basket")?.accessibilityUserInputLabels == ["Add", "Buy"])
  }

  @Test func containersAreWalkedInto() {
    let view = VStack { Text("Inside") }.accessibilityElement(children: .contain)
      .accessibilityLabel("Outside")
    let screen = WalkedScreen(view)
    defer { screen.close() }
    #expect(screen.find("Outside")?.isAccessibilityElement == false)
    #expect(screen.find("Inside") != nil)
  }
}
