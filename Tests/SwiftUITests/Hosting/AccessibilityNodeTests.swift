import Device
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Hosted views as UIKit's accessibility container API shows them.
@MainActor
@Suite(.serialized)
struct AccessibilityNodeTests {
  private struct Screen: View {
    @State private var count = 0

    var body: some View {
      VStack {
        Text("Count \(count)").accessibilityIdentifier("count")
        Button("Add") { count += 1 }
        Toggle("Sound", isOn: .constant(true)).disabled(true)
        Stepper("Amount", value: $count)
      }
    }
  }

  private func show<V: View>(_ view: V) -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    TurnScheduler.shared.runTurn()
    return (window, controller.view)
  }

  /// All elements below an object, found as tools do that know nothing but UIKit.
  private func walk(_ object: NSObject) -> [NSObject] {
    if object.isAccessibilityElement { return [object] }
    if let elements = object.accessibilityElements {
      return elements.compactMap { $0 as? NSObject }.flatMap(walk)
    }
    return (object as? UIView)?.subviews.flatMap(walk) ?? []
  }

  @Test func aToolFindsTheElementsOfTheScreen() {
    let (window, view) = show(Screen())
    defer { window.isHidden = true }
    let labels = walk(view).map(\.accessibilityLabel)
    #expect(labels.contains("Count 0"))
    #expect(labels.contains("Add"))
    #expect(labels.contains("Sound"))
  }

  @Test func segmentsOfAPickerAreElements() throws {
    let picker = Picker("Size", selection: .constant(2)) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    .pickerStyle(.segmented)
    let (window, view) = show(picker)
    defer { window.isHidden = true }
    let elements = walk(view)
    #expect(elements.map(\.accessibilityLabel) == ["Small", "Large"])
    #expect(elements.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
    #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.button) })
  }

  @Test func elementsTellWhatTheyAre() throws {
    let (window, view) = show(Screen())
    defer { window.isHidden = true }
    let elements = walk(view)
    let toggle = try #require(elements.first { $0.accessibilityLabel == "Sound" })
    #expect(toggle.accessibilityValue == "1")
    #expect(toggle.accessibilityTraits.contains([.toggleButton, .notEnabled]))
    let text = try #require(elements.first { $0.accessibilityLabel == "Count 0" })
    #expect(text.accessibilityTraits == .staticText)
    #expect((text as? UIResponder)?.accessibilityIdentifier == "count")
    #expect(text.accessibilityFrame.width > 20)
    #expect(view.bounds.contains(text.accessibilityFrame))
  }

  @Test func anElementCanBeActivated() throws {
    let (window, view) = show(Screen())
    defer { window.isHidden = true }
    let add = try #require(walk(view).first { $0.accessibilityLabel == "Add" })
    #expect(add.accessibilityActivate())
    TurnScheduler.shared.runTurn()
    #expect(walk(view).contains { $0.accessibilityLabel == "Count 1" })
  }

  @Test func containersCountTheirElements() throws {
    let (window, view) = show(Screen())
    defer { window.isHidden = true }
    let count = view.accessibilityElementCount()
    #expect(count >= 4)
    let first = try #require(view.accessibilityElement(at: 0))
    #expect(view.index(ofAccessibilityElement: first) == 0)
    #expect(view.accessibilityElement(at: count) == nil)
    #expect((first as? UIAccessibilityElement)?.accessibilityContainer === view)
  }

  @Test func customActionsOfABuilderComeInReverse() throws {
    let log = Log()
    let (window, view) = show(
      Text("Message").accessibilityActions {
        Button("Reply") { log.lines.append("reply") }
        Button("Delete") { log.lines.append("delete") }
      })
    defer { window.isHidden = true }
    let text = try #require(walk(view).first { $0.accessibilityLabel == "Message" })
    let actions = try #require(text.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Delete", "Reply"])
    _ = actions.first.map { $0.actionHandler?($0) }
    #expect(log.lines == ["delete"])
  }

  @Test func aHostedViewOfUIKitStandsForItself() throws {
    struct Field: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.text = "From UIKit"
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    let (window, view) = show(VStack { Field() })
    defer { window.isHidden = true }
    let label = try #require(walk(view).first { $0.accessibilityLabel == "From UIKit" })
    #expect(label is UILabel)
  }

  @Test func whatTheAppListsCounts() {
    let (window, view) = show(Screen())
    defer { window.isHidden = true }
    view.accessibilityElements = []
    #expect(view.accessibilityElementCount() == 0)
  }

  private final class Log {
    var lines: [String] = []
  }
}
