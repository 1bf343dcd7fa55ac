import Testing

@testable import UIKit

@MainActor
@Suite struct UIAlertControllerTests {
  private func alert(_ log: @escaping (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete?", message: "This can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log("cancel") })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in log("delete") })
    return alert
  }

  @Test func holdsWhatItIsMadeOf() {
    let sut = alert { _ in }
    #expect(sut.title == "Delete?")
    #expect(sut.message == "This can't be undone.")
    #expect(sut.preferredStyle == .alert)
    #expect(sut.actions.map(\.title) == ["Cancel", "Delete"])
    #expect(sut.actions.map(\.style) == [.cancel, .destructive])
    #expect(sut.textFields == nil)
  }

  @Test func theWayOutIsBoldUnlessAnotherActionIsPreferred() throws {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    let sut = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    sut.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sut.addAction(UIAlertAction(title: "Go", style: .default))
    func buttons(in view: UIView) -> [AlertButton] {
      view.subviews.flatMap { [$0 as? AlertButton].compactMap { $0 } + buttons(in: $0) }
    }
    func bold() -> [String?] {
      buttons(in: window).filter {
        $0.label.font.fontDescriptor.symbolicTraits.contains(.traitBold)
      }.map(\.action.title)
    }
    presenter.present(sut, animated: false)
    settle()
    #expect(bold() == ["Cancel"])
    sut.dismiss(animated: false)
    settle()
    sut.preferredAction = sut.actions.last
    presenter.present(sut, animated: false)
    settle()
    #expect(bold() == ["Go"])
  }

  @Test func textFieldsAreThereAtOnce() {
    let sut = alert { _ in }
    sut.addTextField { $0.placeholder = "Name" }
    #expect(sut.textFields?.first?.placeholder == "Name")
  }

  @Test func tappingAnActionRunsItsHandler() {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    var log: [String] = []
    presenter.present(alert { log.append($0) }, animated: true)
    settle()
    let box = element(.alert, "Delete?")
    #expect(box?.frame.width == 270)
    #expect(element(.staticText, "This can't be undone.") != nil)
    tap(element(.button, "Delete"))
    settle()
    #expect(log == ["delete"])
    #expect(presenter.presentedViewController == nil)
    #expect(element(.alert) == nil)
  }

  @Test func anActionCanBeEnabledWhileTheAlertIsShown() {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    let sut = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
    var saved = 0
    let save = UIAlertAction(title: "Save", style: .default) { _ in saved += 1 }
    save.isEnabled = false
    sut.addAction(save)
    presenter.present(sut, animated: false)
    settle()
    tap(element(.button, "Save"))
    #expect(saved == 0)
    #expect(element(.alert, "New") != nil)
    save.isEnabled = true
    tap(element(.button, "Save"))
    settle()
    #expect(saved == 1)
    #expect(element(.alert) == nil)
  }

  @Test func sheetsStandAtTheBottom() throws {
    let presenter = UIViewController()
    let window = show(presenter)
    defer { window.isHidden = true }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    presenter.present(sheet, animated: false)
    settle()
    let button = try #require(element(.button, "Cancel"))
    #expect(abs(button.frame.maxY - 810) < 0.01)
    tap(button)
    settle()
    #expect(presenter.presentedViewController == nil)
  }

  @Test func firstTextFieldTakesTheKeyboard() throws {
    let presenter = UIViewController()
    let window = show(presenter)
    let sut = alert { _ in }
    sut.addTextField { $0.placeholder = "Name" }
    presenter.present(sut, animated: false)
    settle()
    window.layoutIfNeeded()
    let field = try #require(sut.textFields?.first)
    #expect(field.isFirstResponder)
    let frame = sut.view.convert(sut.view.bounds, to: nil)
    #expect(frame.maxY <= Keyboard.frame.minY)
    presenter.dismiss(animated: false)
    settle()
    #expect(!field.isFirstResponder)
    window.isHidden = true
  }
}
