import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized)
struct UIDocumentInteractionControllerTests {
  private final class Screen: UIViewController, UIDocumentInteractionControllerDelegate {
    var events: [String] = []

    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { navigationController ?? self }
    func documentInteractionControllerWillBeginPreview(
      _ controller: UIDocumentInteractionController
    ) { events.append("begin") }
    func documentInteractionControllerDidEndPreview(
      _ controller: UIDocumentInteractionController
    ) { events.append("end") }
    func documentInteractionControllerDidDismissOptionsMenu(
      _ controller: UIDocumentInteractionController
    ) { events.append("menu gone") }
  }

  private final class Nobody: UIDocumentInteractionControllerDelegate {}

  private func file(_ name: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try Data("Milk and bread".utf8).write(to: url)
    return url
  }

  @Test func aPreviewIsShownOverItsScreenUntilDone() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    let sut = UIDocumentInteractionController(url: try file("Groceries.txt"))
    sut.delegate = screen
    #expect(sut.name == "Groceries.txt")
    #expect(sut.uti == "public.plain-text")
    #expect(sut.presentPreview(animated: true))
    pass(1)
    #expect(screen.events == ["begin"])
    #expect(element(.navigationBar, "Groceries.txt") != nil)
    tap(element(.button, "Done"))
    pass(1)
    #expect(screen.presentedViewController == nil)
    #expect(screen.events == ["begin", "end"])
  }

  @Test func aPreviewIsPushedOntoAStack() throws {
    let screen = Screen()
    let stack = UINavigationController(rootViewController: screen)
    let window = show(stack)
    defer { window.isHidden = true }
    let sut = UIDocumentInteractionController(url: try file("Groceries.txt"))
    sut.delegate = screen
    sut.name = "List"
    #expect(sut.presentPreview(animated: true))
    pass(1)
    #expect(stack.topViewController?.title == "List")
    sut.dismissPreview(animated: true)
    pass(1)
    #expect(stack.topViewController === screen)
    #expect(screen.events == ["begin", "end"])
  }

  @Test func whatCantBeShownIsNotPresented() throws {
    let screen = Screen()
    let nobody = Nobody()
    let window = show(screen)
    defer { window.isHidden = true }
    let sut = UIDocumentInteractionController(url: try file("Groceries.txt"))
    #expect(!sut.presentPreview(animated: false))
    sut.delegate = nobody
    #expect(!sut.presentPreview(animated: false))
    sut.delegate = screen
    sut.url = try file("Groceries.unknownkind")
    #expect(!sut.presentPreview(animated: false))
    #expect(!sut.presentOpenInMenu(from: .zero, in: screen.view, animated: false))
    #expect(!sut.presentOptionsMenu(from: .zero, in: UIView(), animated: false))
    #expect(screen.presentedViewController == nil)
  }

  @Test func optionsAreThoseOfAShareSheet() throws {
    let screen = Screen()
    let window = show(screen)
    defer { window.isHidden = true }
    let sut = UIDocumentInteractionController(url: try file("Groceries.txt"))
    sut.delegate = screen
    #expect(sut.presentOptionsMenu(from: .zero, in: screen.view, animated: true))
    pass(1)
    #expect(screen.presentedViewController is UIActivityViewController)
    sut.dismissMenu(animated: true)
    pass(1)
    #expect(screen.presentedViewController == nil)
    #expect(screen.events == ["menu gone"])
  }
}
