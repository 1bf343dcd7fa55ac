import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct DialogBesideAnchorTests {
  private struct Screen: View {
    @State var isShown = true
    @State var said = "nothing"

    var body: some View {
      VStack {
        Text("said \(said)")
        Text("Anchor").confirmationDialog("Choose", isPresented: $isShown) {
          Button("Save") { said = "save" }
          Button("Stop", role: .cancel) { said = "stop" }
        }
      }
      .environment(\.horizontalSizeClass, .regular)
      .environment(\.verticalSizeClass, .regular)
    }
  }

  private func host() -> TestHost {
    TestHost(Screen(), size: CGSize(width: 834, height: 1194))
  }

  @Test func theDialogStandsBelowItsViewWithoutCancel() {
    let host = host()
    let dialog = host.element(.sheet)?.frame ?? .zero
    let anchor = host.frame(ofText: "Anchor")
    #expect(dialog.width == 270)
    #expect(abs(dialog.midX - anchor.midX) < 1)
    #expect(dialog.minY > anchor.maxY && dialog.minY < anchor.maxY + 20)
    #expect(host.element(.button, "Stop") == nil)
    host.tap("Save")
    #expect(host.text("said save") != nil)
  }

  @Test func theDialogCastsAShadow() {
    let host = host()
    #expect(host.graph.displayList().description.contains("shadow"))
    host.tap("Save")
    #expect(!host.graph.displayList().description.contains("shadow"))
  }

  @Test func aTouchBesideItCancels() {
    let host = host()
    host.tap(at: CGPoint(x: 40, y: 40))
    #expect(host.element(.sheet) == nil)
    #expect(host.text("said stop") != nil)
  }
}
