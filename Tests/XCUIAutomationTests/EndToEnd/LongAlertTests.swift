import SwiftUI
import Testing
import UIKit
import XCUIAutomation

extension AllTests {
  /// Each button of an alert can be tapped, however much is in it and however large the text is.
  @MainActor
  struct LongAlertTests {
    private let names = (1...14).map { "Number \($0)" }

    private struct Screen: View {
      let names: [String]
      let isDialog: Bool
      @State private var chosen = "nothing"
      @State private var asks = false

      var body: some View {
        Text("chose \(chosen)").lineLimit(1).dynamicTypeSize(.large)
        Button("Ask") { asks = true }
          .alert("Numbers", isPresented: shows(dialog: false)) {
            buttons
          } message: {
            Text("Choose one of these numbers, which are all the same to us.")
          }
          .confirmationDialog("Numbers", isPresented: shows(dialog: true)) { buttons }
          .environment(\.dynamicTypeSize, .accessibility5)
      }

      private func shows(dialog: Bool) -> Binding<Bool> {
        Binding {
          asks && isDialog == dialog
        } set: {
          asks = $0
        }
      }

      private var buttons: some View {
        ForEach(names, id: \.self) { name in Button(name) { chosen = name } }
      }
    }

    @Test(arguments: [false, true]) func buttonsOfSwiftUIAreReached(isDialog: Bool) {
      let app = XCUIApplication(rootView: Screen(names: names, isDialog: isDialog))
      for name in [names[13], names[0], names[7]] {
        app.buttons["Ask"].tap()
        (isDialog ? app.sheets : app.alerts).buttons[name].tap()
        #expect(app.staticTexts["chose \(name)"].exists)
      }
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func buttonsOfUIKitAreReached(_ style: UIAlertController.Style) {
      let page = UIViewController()
      page.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      let app = XCUIApplication(rootViewController: page)
      for name in [names[13], names[0], names[7]] {
        var chosen: String?
        let alert = UIAlertController(
          title: "Numbers", message: "Choose one of these numbers, which are all the same to us.",
          preferredStyle: style)
        alert.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        for name in names {
          alert.addAction(UIAlertAction(title: name, style: .default) { chosen = $0.title })
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        page.present(alert, animated: false)
        let box = (style == .alert ? app.alerts : app.sheets)["Numbers"]
        #expect(app.frame.contains(box.frame))
        box.buttons[name].tap()
        #expect(chosen == name)
      }
    }
  }
}
