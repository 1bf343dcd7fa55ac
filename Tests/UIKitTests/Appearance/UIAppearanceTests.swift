import Foundation
import FoundationAdditions
import Testing

@testable import UIKit

@MainActor
@Suite struct UIAppearanceTests {
  private final class FancyLabel: UILabel {}

  private func shown(_ views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    for view in views { controller.view.addSubview(view) }
    return window
  }

  @Test func viewsTakeProxyValuesOverWhenTheyEnterAWindow() {
    defer { AppearanceProxies.reset() }
    UISwitch.appearance().onTintColor = .purple
    let plain = UISwitch()
    let own = UISwitch()
    own.onTintColor = .red
    #expect(plain.onTintColor == nil)
    let window = shown(plain, own)
    #expect(plain.onTintColor == .purple)
    #expect(own.onTintColor == .red)
    window.isHidden = true
  }

  @Test func subclassProxyWinsOverItsSuperclass() {
    defer { AppearanceProxies.reset() }
    UILabel.appearance().textColor = .green
    FancyLabel.appearance().textColor = .blue
    let label = UILabel()
    let fancy = FancyLabel()
    let window = shown(label, fancy)
    #expect(label.textColor == .green)
    #expect(fancy.textColor == .blue)
    window.isHidden = true
  }

  @Test func propertiesOfAnAppsClassAreHandedOn() {
    defer { AppearanceProxies.reset() }
    TagView.appearance().inset = 3
    TagView.appearance().ink = .green
    let plain = TagView()
    let own = TagView()
    own.inset = 8
    let window = shown(plain, own)
    #expect(plain.inset == 3 && plain.ink == .green)
    #expect(own.inset == 8 && own.ink == .green)
    #expect(plain.note == nil)
    window.isHidden = true
  }

  @Test func containedProxyReachesOnlyViewsInside() {
    defer { AppearanceProxies.reset() }
    UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .orange
    let inside = UILabel()
    let outside = UILabel()
    let window = shown(UIStackView(arrangedSubviews: [inside]), outside)
    #expect(inside.textColor == .orange)
    #expect(outside.textColor == .label)
    window.isHidden = true
  }

  @Test func barsTakeAppearanceObjectsOver() throws {
    defer { AppearanceProxies.reset() }
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = look
    UINavigationBar.appearance().scrollEdgeAppearance = look
    UINavigationBar.appearance().tintColor = .yellow
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.brown], for: .normal)
    let screen = UIViewController()
    screen.title = "Inbox"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", primaryAction: UIAction { _ in })
    let navigation = UINavigationController(rootViewController: screen)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.standardAppearance.backgroundColor == .systemIndigo)
    #expect(navigation.navigationBar.scrollEdgeAppearance === look)
    #expect(navigation.navigationBar.tintColor == .yellow)
    let item = try #require(screen.navigationItem.rightBarButtonItem)
    let attributes = item.titleTextAttributes(for: .normal)
    #expect(attributes?[.foregroundColor] as? UIColor == .brown)
    window.isHidden = true
  }

  @Test func tabItemsShowTheColoursOfTheirState() throws {
    let look = UITabBarAppearance()
    look.stackedLayoutAppearance.selected.iconColor = .red
    look.stackedLayoutAppearance.normal.iconColor = .gray
    let copy = try #require(look.copy() as? UITabBarAppearance)
    #expect(copy !== look)
    #expect(copy.stackedLayoutAppearance.selected.iconColor == .red)
    #expect(UINavigationBarAppearance(barAppearance: look).backgroundColor == look.backgroundColor)
  }

  @Test func segmentsKeepTheirTitleAttributes() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let attributes = control.titleTextAttributes(for: .selected)
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect(control.titleTextAttributes(for: .normal) == nil)
  }
}

/// A view with properties of its own, as adapted code has them.
private final class TagView: UIView {
  let label = UILabel()
  var inset: CGFloat = 0
  var note: String?
  var ink: UIColor? {
    get { label.textColor }
    set { label.textColor = newValue }
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.register { @MainActor in
    [
      ClassTable(
        TagView.self,
        properties: [
          ObjectiveCProperty("inset", \TagView.inset),
          ObjectiveCProperty("ink", \TagView.ink),
          ObjectiveCProperty("note", \TagView.note),
          ObjectiveCProperty("label", \TagView.label),
        ])
    ]
  }
}
