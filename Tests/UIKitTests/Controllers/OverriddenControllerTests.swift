import CoreGraphics
import Device
import Foundation
import Testing
import UIKit

/// Members of controllers and of what they show that apps' tests override.
@MainActor
@Suite struct OverriddenControllerTests {
  private class Anchored: UIViewController {
    let popover: UIPopoverPresentationController
    let sheet: UISheetPresentationController

    init(for other: UIViewController) {
      popover = UIPopoverPresentationController(presentedViewController: other, presenting: nil)
      sheet = UISheetPresentationController(presentedViewController: other, presenting: nil)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var popoverPresentationController: UIPopoverPresentationController? { popover }
    override var sheetPresentationController: UISheetPresentationController? { sheet }
    override var presentationController: UIPresentationController? { sheet }
  }

  private class Fixed: UIPresentationController {
    let shown = UIViewController()
    override var presentedViewController: UIViewController { shown }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    override var presentingViewController: UIViewController! { shown }
  }

  @Test func presentationControllersCanBeGivenByTests() {
    let other = UIViewController()
    let controller: UIViewController = Anchored(for: other)
    #expect(controller.popoverPresentationController?.presentedViewController === other)
    #expect(controller.presentationController === controller.sheetPresentationController)
    let fixed = Fixed(presentedViewController: other, presenting: nil)
    #expect(fixed.presentedView === fixed.shown.view)
    #expect((fixed as UIPresentationController).presentingViewController === fixed.shown)
  }

  private class Text: UITextView {
    let manager = NSLayoutManager()
    let container = NSTextContainer()
    override var layoutManager: NSLayoutManager { manager }
    override var textStorage: NSTextStorage { NSTextStorage(string: "given") }
    override var textContainer: NSTextContainer { container }
  }

  @Test func aTextViewsTextKitCanBeGivenByTests() {
    let view: UITextView = Text()
    #expect(view.textStorage.string == "given")
    #expect(view.layoutManager === view.layoutManager)
    #expect(view.textContainer !== UITextView().textContainer)
  }

  private class Change: UICollectionViewUpdateItem {
    override var indexPathBeforeUpdate: IndexPath? { IndexPath(item: 1, section: 2) }
    override var indexPathAfterUpdate: IndexPath? { nil }
    override var updateAction: UICollectionViewUpdateItem.Action { .delete }
  }

  private final class Remembering: UICollectionViewFlowLayout {
    var deleted: [IndexPath] = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      deleted = updateItems.filter { $0.updateAction == .delete }
        .compactMap(\.indexPathBeforeUpdate)
    }
  }

  @Test func aLayoutCanBeToldOfUpdatesThatATestMakes() {
    let layout = Remembering()
    layout.prepare(forCollectionViewUpdates: [Change(), UICollectionViewUpdateItem()])
    #expect(layout.deleted == [IndexPath(item: 1, section: 2)])
    #expect(UICollectionViewUpdateItem().updateAction == .none)
  }

  private class Typed: UITextField {
    override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    override func closestPosition(to point: CGPoint) -> UITextPosition? { beginningOfDocument }
  }

  @Test func aTapPutsTheInsertionPointWhereTheFieldSays() {
    let field = Typed(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.text = "Some words"
    let controller = UIViewController()
    controller.view.addSubview(field)
    let window = show(controller)
    defer { window.isHidden = true }
    play(.tap(at: CGPoint(x: 200, y: 117)))
    settle()
    #expect(field.isFirstResponder)
    #expect(field.selectedTextRange?.start == field.beginningOfDocument)
    field.resignFirstResponder()
  }

  @Test func selectionsAreAsManyRectanglesAsLines() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = "one\ntwo\nthree"
    let all = try #require(
      view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.count == 3)
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(rects[0].rect.maxY <= rects[2].rect.minY && rects[0].writingDirection == .leftToRight)
    let second = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    let caret = view.caretRect(for: second)
    let point = CGPoint(x: caret.midX, y: caret.midY)
    #expect(view.closestPosition(to: point) == second)
    let first = try #require(view.textRange(from: view.beginningOfDocument, to: second))
    let far = CGPoint(x: 190, y: 190)
    #expect(view.closestPosition(to: far, within: first) == second)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "one"
    let word = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(field.selectionRects(for: word).count == 1)
    #expect(field.closestPosition(to: CGPoint(x: 190, y: 17)) == field.endOfDocument)
  }
}
