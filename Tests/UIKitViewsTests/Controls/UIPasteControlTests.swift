import Foundation
import Testing
import UniformTypeIdentifiers

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIPasteControlTests {
  private final class Taker: UIViewController {
    var pasted: [[String]] = []

    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(itemProviders.flatMap(\.registeredTypeIdentifiers))
    }
  }

  private func show(_ control: UIPasteControl, on taker: Taker) -> UIWindow {
    control.target = taker
    control.frame = CGRect(x: 50, y: 200, width: 160, height: 44)
    taker.view.addSubview(control)
    return UIKitViewsTests.show(taker)
  }

  @Test func aTapPastesWhatTheTargetTakes() {
    let old = UIPasteboard.general.items
    defer { UIPasteboard.general.items = old }
    let taker = Taker()
    taker.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self)
    UIPasteboard.general.string = "Words"
    let window = show(UIPasteControl(configuration: .init()), on: taker)
    defer { window.isHidden = true }
    #expect(element(.button, "Paste")?.isEnabled == true)
    tap(element(.button, "Paste"))
    #expect(taker.pasted == [["public.utf8-plain-text"]])
  }

  @Test func itIsDisabledWhileThereIsNothingToTake() {
    let old = UIPasteboard.general.items
    defer { UIPasteboard.general.items = old }
    let taker = Taker()
    taker.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.image"])
    UIPasteboard.general.string = "Words"
    let window = show(UIPasteControl(configuration: .init()), on: taker)
    defer { window.isHidden = true }
    #expect(element(.button, "Paste")?.isEnabled == false)
    tap(element(.button, "Paste"))
    #expect(taker.pasted.isEmpty)
    UIPasteboard.general.setData(Data([1]), forPasteboardType: "public.png")
    #expect(element(.button, "Paste")?.isEnabled == true)
  }

  @Test func theEditActionPastesItems() {
    let old = UIPasteboard.general.items
    defer { UIPasteboard.general.items = old }
    let taker = Taker()
    UIPasteboard.general.string = "Words"
    let paste = Selector("paste:")
    #expect(!taker.canPerformAction(paste, withSender: nil))
    taker.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    #expect(taker.canPerformAction(paste, withSender: nil))
    taker.paste(nil)
    #expect(taker.pasted.count == 1)
  }

  @Test func configurationsGrow() {
    let sut = UIPasteConfiguration(acceptableTypeIdentifiers: ["com.example.note"])
    sut.addTypeIdentifiers(forAccepting: NSURL.self)
    sut.addAcceptableTypeIdentifiers(["public.png"])
    #expect(sut.acceptableTypeIdentifiers.first == "com.example.note")
    #expect(sut.acceptableTypeIdentifiers.contains("public.url"))
    #expect(sut.acceptableTypeIdentifiers.last == "public.png")
  }
}
