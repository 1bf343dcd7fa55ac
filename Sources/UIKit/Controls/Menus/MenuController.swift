import Device
import Foundation

/// Shows a menu until an action is chosen or somebody taps beside it.
@MainActor
final class MenuController: UIViewController {
  private let menu: UIMenu
  private weak var source: UIView?
  /// Called when the menu has gone.
  private var onEnd: (() -> Void)?
  /// What elements have given that are asked for when the menu is shown.
  private var answers: [ObjectIdentifier: [UIMenuElement]] = [:]
  private var asked: Set<ObjectIdentifier> = []

  init(menu: UIMenu, source: UIView, onEnd: (() -> Void)?) {
    self.menu = menu
    self.source = source
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  package override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

  override func loadView() {
    view = MenuView(
      anchor: { [weak source] view in
        source.map { view.convert($0.bounds, from: $0) } ?? view.bounds
      }, close: { [weak self] in self?.close() })
    reload()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let end = onEnd
    onEnd = nil
    end?()
  }

  private func reload() {
    guard let view = viewIfLoaded as? MenuView else { return }
    let content = MenuLines(of: menu) { [unowned self] in answer(of: $0) }
    view.show(content.lines) { [weak self] in self?.choose($0) }
    UIChange.note()
  }

  /// What an element gives; it is asked once while the menu is open.
  private func answer(of deferred: UIDeferredMenuElement) -> [UIMenuElement]? {
    let id = ObjectIdentifier(deferred)
    guard asked.insert(id).inserted else { return answers[id] }
    var isAsking = true
    deferred.load { [weak self] elements in
      self?.answers[id] = elements
      if !isAsking { self?.reload() }
    }
    isAsking = false
    return answers[id]
  }

  // MARK: Choosing

  private func close() { storedPresenting?.dismiss(animated: false) }

  /// The menu goes away first, as on iOS, unless the element wants it to stay.
  private func choose(_ row: MenuRow) {
    if row.attributes.contains(.keepsMenuPresented) {
      perform(row)
      reload()
      return
    }
    guard let presenter = storedPresenting else { return }
    presenter.dismiss(animated: false) { self.perform(row) }
  }

  private func perform(_ row: MenuRow) {
    switch row.element {
    case let action as UIAction:
      if row.menu.options.contains(.singleSelection) { row.menu.choose(action) }
      (source as? UIButton)?.choose(action)
      action.perform(sender: source)
    case let command as UICommand:
      UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
    case let submenu as UIMenu:
      if let source { MenuPresenter.present(submenu, from: source) }
    default: break
    }
  }
}
