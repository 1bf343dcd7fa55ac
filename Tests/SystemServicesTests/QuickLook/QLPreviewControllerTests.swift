import Accessibility
import Device
import Foundation
import QuickLook
import Testing
import UIKit

/// Files that an app shows above its screen.
@MainActor
struct QLPreviewControllerTests {
  private final class Shelf: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
    var items: [any QLPreviewItem]
    private(set) var log: [String] = []

    init(_ items: [any QLPreviewItem]) { self.items = items }

    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { items[index] }
    func previewControllerWillDismiss(_ controller: QLPreviewController) { log.append("will") }
    func previewControllerDidDismiss(_ controller: QLPreviewController) { log.append("did") }
  }

  private final class Named: NSObject, QLPreviewItem {
    let previewItemURL: URL?
    let previewItemTitle: String?
    init(_ url: URL, _ title: String) {
      previewItemURL = url
      previewItemTitle = title
    }
  }

  @MainActor
  private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let presenter = UIViewController()

    init(_ preview: QLPreviewController) {
      window.rootViewController = presenter
      window.makeKeyAndVisible()
      presenter.present(preview, animated: false)
      TurnScheduler.shared.runTurn()
    }

    func has(_ isWanted: (AccessibilityElement) -> Bool) throws -> Bool {
      try UIApplication.shared.settledTree().firstDescendant(where: isWanted) != nil
    }

    func tap(_ label: String) throws {
      let tree = try UIApplication.shared.settledTree()
      let frame = try #require(tree.firstDescendant { $0.label == label }).frame
      try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
    }
  }

  private func file(_ name: String, _ text: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  private func preview(_ shelf: Shelf) -> QLPreviewController {
    let preview = QLPreviewController()
    preview.dataSource = shelf
    preview.delegate = shelf
    return preview
  }

  @Test func textIsShownUnderTheNameOfTheFile() throws {
    let shelf = Shelf([try file("note.txt", "Buy salt")])
    let screen = Screen(preview(shelf))
    defer { screen.window.isHidden = true }
    #expect(try screen.has { $0.label == "note.txt" })
    #expect(try screen.has { $0.value == "Buy salt" })
  }

  @Test func anItemCanHaveATitleOfItsOwn() throws {
    let shelf = Shelf([Named(try file("note.txt", "a"), "My note")])
    let screen = Screen(preview(shelf))
    defer { screen.window.isHidden = true }
    #expect(try screen.has { $0.label == "My note" })
    #expect(try !screen.has { $0.label == "note.txt" })
  }

  @Test(arguments: [(UIModalPresentationStyle.pageSheet, CGFloat(56)), (.fullScreen, 44)])
  func itsBarIsTallerInASheet(style: UIModalPresentationStyle, height: CGFloat) throws {
    let shelf = Shelf([try file("note.txt", "a")])
    let preview = preview(shelf)
    preview.modalPresentationStyle = style
    let screen = Screen(preview)
    defer { screen.window.isHidden = true }
    _ = try UIApplication.shared.settledTree()
    let bar = preview.view.subviews.lazy.compactMap { $0 as? UINavigationBar }.first
    #expect(bar?.frame.height == height)
  }

  @Test func doneClosesItAndTheDelegateHears() throws {
    let shelf = Shelf([try file("note.txt", "a")])
    let screen = Screen(preview(shelf))
    defer { screen.window.isHidden = true }
    try screen.tap("Done")
    _ = try UIApplication.shared.settledTree()
    #expect(screen.presenter.presentedViewController == nil)
    #expect(shelf.log == ["will", "did"])
  }

  @Test func theItemsAreReadAnew() throws {
    let (first, second) = (try file("a.txt", "1"), try file("b.txt", "2"))
    let shelf = Shelf([first, second])
    let preview = preview(shelf)
    preview.currentPreviewItemIndex = 1
    preview.loadViewIfNeeded()
    #expect(preview.navigationItem.title == "b.txt")
    #expect(preview.currentPreviewItem?.previewItemURL == second)
    shelf.items = [first]
    preview.reloadData()
    #expect(preview.currentPreviewItemIndex == 0)
    #expect(preview.navigationItem.title == "a.txt")
  }

  @Test func itemsThatCanBeLookedAt() throws {
    let names = ["a.txt", "a.png", "a.pdf", "a.docx", "a.unknown"]
    let urls = names.map { URL(fileURLWithPath: "/" + $0) }
    #expect(urls.map { QLPreviewController.canPreview($0) } == [true, true, true, true, false])
    let object = NSURL(fileURLWithPath: "/a.txt")
    #expect(QLPreviewController.canPreview(object))
    #expect(object.previewItemURL?.path == "/a.txt")
  }

  @Test func anAddressIsAnItem() throws {
    let url = URL(fileURLWithPath: "/a.txt")
    let item = url as any QLPreviewItem
    #expect(item.previewItemURL == url)
    #expect(item.previewItemTitle == nil)
  }
}
