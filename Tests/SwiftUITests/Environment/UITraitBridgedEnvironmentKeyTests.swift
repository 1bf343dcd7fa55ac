import Testing
import UIKit

@testable import SwiftUI

private struct FlavourTrait: UITraitDefinition {
  static let defaultValue = "vanilla"
}

private struct FlavourKey: UITraitBridgedEnvironmentKey {
  static let defaultValue = "none"

  static func read(from traitCollection: UITraitCollection) -> String {
    traitCollection[FlavourTrait.self]
  }

  static func write(to mutableTraits: inout any UIMutableTraits, value: String) {
    mutableTraits[FlavourTrait.self] = value
  }
}

extension EnvironmentValues {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}

/// A trait of an app's own that views see in their environment, and the other way round.
@MainActor
@Suite(.serialized)
struct UITraitBridgedEnvironmentKeyTests {
  private struct Reader: View {
    @Environment(\.flavour) private var flavour
    let seen: Box<[String]>

    var body: some View {
      let _ = seen.value.append(flavour)
      Text(flavour)
    }
  }

  /// A label that says the flavour among its traits.
  private struct Sign: UIViewRepresentable {
    let label: UILabel

    func makeUIView(context: Context) -> UILabel { label }

    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = uiView.traitCollection[FlavourTrait.self]
    }
  }

  private struct SignController: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
  }

  private func show<V: View>(_ view: V) -> (UIWindow, UIHostingController<V>) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIHostingController(rootView: view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
    return (window, controller)
  }

  @Test func aViewReadsTheTraitOfItsHost() {
    let seen = Box<[String]>([])
    let (window, controller) = show(Reader(seen: seen))
    defer { window.isHidden = true }
    #expect(seen.value.last == "vanilla")
    controller.traitOverrides[FlavourTrait.self] = "mint"
    controller.hostingView?.settle()
    #expect(seen.value.last == "mint")
  }

  @Test func aValueThatAViewSetsGoesBeforeTheTrait() {
    let seen = Box<[String]>([])
    let (window, controller) = show(Reader(seen: seen).environment(\.flavour, "cherry"))
    defer { window.isHidden = true }
    window.traitOverrides[FlavourTrait.self] = "mint"
    controller.hostingView?.settle()
    #expect(Set(seen.value) == ["cherry"])
  }

  @Test func aUIKitViewInsideHasWhatTheEnvironmentSays() {
    struct ThemedShelf: View {
      let label: UILabel
      let flavour: String
      var body: some View { Sign(label: label).environment(\.flavour, flavour) }
    }
    let label = UILabel()
    let (window, controller) = show(ThemedShelf(label: label, flavour: "cherry"))
    defer { window.isHidden = true }
    #expect(label.text == "cherry")
    controller.rootView = ThemedShelf(label: label, flavour: "lemon")
    controller.hostingView?.settle()
    #expect(label.text == "lemon")
    #expect(label.traitCollection[FlavourTrait.self] == "lemon")
  }

  @Test func aControllerInsideHandsItToItsViews() {
    let inner = UIViewController()
    let (window, _) = show(SignController(controller: inner).environment(\.flavour, "cherry"))
    defer { window.isHidden = true }
    #expect(inner.traitCollection[FlavourTrait.self] == "cherry")
    #expect(inner.view.traitCollection[FlavourTrait.self] == "cherry")
  }

  @Test func withoutAHostAValueIsTheKeysDefault() {
    #expect(EnvironmentValues().flavour == "none")
  }
}
