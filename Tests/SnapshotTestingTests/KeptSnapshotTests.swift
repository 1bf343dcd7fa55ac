import Foundation
import FoundationNetworking
import SnapshotTesting
import SwiftUI
import Testing
import UIKit

/// Every strategy with a reference that is kept: what was recorded once comes out again, byte by byte.
@MainActor
@Suite(.snapshots(record: .missing))
struct KeptSnapshotTests {
  private struct Cart: View {
    var body: some View {
      NavigationStack {
        List {
          Section("Fruit") {
            Label("Apples", systemImage: "leaf")
            Toggle("Gift", isOn: .constant(true))
          }
        }
        .navigationTitle("Cart")
      }
    }
  }

  private final class Screen: UIViewController {
    override func viewDidLoad() {
      title = "Orders"
      view.backgroundColor = .systemBackground
      let button = UIButton(type: .system)
      button.setTitle("Pay", for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(button)
      NSLayoutConstraint.activate([
        button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      ])
    }
  }

  /// Small files.
  private let traits = UITraitCollection(displayScale: 1)

  @Test func swiftUIViews() {
    assertSnapshot(of: Text("Total: 12").padding(), as: .image(traits: traits))
    assertSnapshot(
      of: Text("Total: 12"), as: .image(layout: .fixed(width: 120, height: 40), traits: traits))
    assertSnapshot(
      of: Cart(), as: .image(layout: .device(config: .iPhoneSe), traits: traits), named: "phone")
    assertSnapshot(
      of: Cart(),
      as: .image(
        layout: .device(config: .iPhoneSe),
        traits: UITraitCollection(traitsFrom: [
          traits, UITraitCollection(userInterfaceStyle: .dark),
        ])), named: "dark")
  }

  @Test func controllers() {
    assertSnapshots(
      of: UINavigationController(rootViewController: Screen()),
      as: [
        "upright": .image(on: .iPhone13, traits: traits),
        "turned": .image(on: .iPhone13(.landscape), traits: traits),
      ])
    assertSnapshot(of: Screen(), as: .recursiveDescription(on: .iPhoneSe))
    assertSnapshot(of: UITabBarController(), as: .hierarchy)
  }

  @Test func views() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 0
    assertSnapshot(of: control, as: .image(traits: traits))
    assertSnapshot(of: control, as: .recursiveDescription(size: CGSize(width: 160, height: 32)))
  }

  @Test func layersPathsAndImages() throws {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    assertSnapshot(of: layer, as: .image(traits: traits))
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 8)
    assertSnapshot(of: path, as: .image(scale: 2))
    assertSnapshot(of: path, as: .elementsDescription)
    assertSnapshot(of: path.cgPath, as: .image(scale: 2, drawingMode: .stroke))
    let image = try #require(UIImage(systemName: "star.fill"))
    assertSnapshot(of: image, as: .image)
  }

  @Test func whatVoiceOverFinds() {
    let cart = Cart()
    assertSnapshot(
      of: cart, as: .accessibilityImage(layout: .fixed(width: 220, height: 260), traits: traits))
    assertSnapshot(of: cart, as: .accessibilityElements(layout: .fixed(width: 220, height: 260)))
    let control = UISegmentedControl(items: ["Day", "Week"])
    control.selectedSegmentIndex = 0
    assertSnapshot(of: control, as: .accessibilityElements)
    assertSnapshot(of: Screen(), as: .accessibilityElements(on: .iPhoneSe))
  }

  @Test func values() throws {
    let values = ["total": 12, "count": 3]
    assertSnapshot(of: values, as: .dump)
    assertSnapshot(of: values, as: .json)
    assertSnapshot(of: values, as: .plist)
    assertSnapshot(of: "one\ntwo", as: .lines)
    assertSnapshot(of: 12, as: .description)
    assertSnapshot(of: Data([1, 2]), as: .data)
    let request = URLRequest(url: try #require(URL(string: "https://example.com")))
    assertSnapshot(of: request, as: .raw)
    assertSnapshot(of: request, as: .curl)
  }
}
