import Accessibility
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIFontPickerViewControllerTests {
  private final class Chooser: UIViewController, UIFontPickerViewControllerDelegate {
    var chosen: [String] = []
    var isCancelled = false

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      guard let descriptor = viewController.selectedFontDescriptor else { return }
      let font = UIFont(descriptor: descriptor, size: 17)
      let isBold = descriptor.symbolicTraits.contains(.traitBold)
      chosen.append(font.familyName + (isBold ? " bold" : ""))
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      isCancelled = true
    }
  }

  private func present(
    _ chooser: Chooser, _ configuration: UIFontPickerViewController.Configuration = .init()
  ) -> UIFontPickerViewController {
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = chooser
    chooser.present(picker, animated: true)
    settle()
    return picker
  }

  @Test func aFamilyIsChosen() {
    let chooser = Chooser()
    let window = show(chooser)
    defer { window.isHidden = true }
    _ = present(chooser)
    tap(element(.staticText, "Menlo"))
    pass(1)
    #expect(chooser.chosen == ["Menlo"])
    #expect(chooser.presentedViewController == nil)
  }

  @Test func facesAreOnOfferIfTheConfigurationSaysSo() {
    let chooser = Chooser()
    let window = show(chooser)
    defer { window.isHidden = true }
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    configuration.filteredTraits = .traitBold
    _ = present(chooser, configuration)
    #expect(element(.staticText, "Menlo-Regular") == nil)
    tap(element(.staticText, "Menlo-Bold"))
    #expect(chooser.chosen == ["Menlo bold"])
  }

  @Test func cancelTellsTheDelegate() {
    let chooser = Chooser()
    let window = show(chooser)
    defer { window.isHidden = true }
    _ = present(chooser)
    tap(element(.button, "Cancel"))
    #expect(chooser.isCancelled)
    #expect(chooser.chosen.isEmpty)
  }
}
