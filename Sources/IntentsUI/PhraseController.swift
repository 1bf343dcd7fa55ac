import UIKit

/// The screen on which the user says what they will say for a shortcut.
final class PhraseController: UIViewController {
  /// Called with what the user will say.
  var done: (String) -> Void = { _ in }
  var cancel: () -> Void = {}
  /// Nil where there is nothing to delete.
  var delete: (() -> Void)?

  private let name: String
  private let field = UITextField()
  private let button: UIButton

  /// - Parameters:
  ///   - title: What the screen is for.
  ///   - name: What the shortcut is called.
  ///   - phrase: What the user says for it.
  ///   - button: What ends the screen; nil for Done in the bar.
  init(title: String, name: String, phrase: String, button: String?) {
    self.name = name
    self.button = UIButton(type: .system)
    super.init(nibName: nil, bundle: nil)
    self.title = title
    field.text = phrase
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    if let button {
      self.button.setTitle(button, for: .normal)
    } else {
      self.button.isHidden = true
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let question = UILabel()
    question.text = "When I say:"
    let deed = UILabel()
    deed.text = name
    deed.numberOfLines = 0
    field.borderStyle = .roundedRect
    field.addAction(UIAction { [weak self] _ in self?.showWhetherItCanEnd() }, for: .editingChanged)
    button.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [question, field, deed, button])
    stack.axis = .vertical
    stack.spacing = 16
    if delete != nil {
      let remove = UIButton(type: .system)
      remove.setTitle("Delete Shortcut", for: .normal)
      remove.setTitleColor(.systemRed, for: .normal)
      remove.addAction(UIAction { [weak self] _ in self?.delete?() }, for: .touchUpInside)
      stack.addArrangedSubview(remove)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
    ])
    showWhetherItCanEnd()
  }

  private var phrase: String { (field.text ?? "").trimmingCharacters(in: .whitespaces) }

  /// Nothing can be said without words.
  private func showWhetherItCanEnd() {
    button.isEnabled = !phrase.isEmpty
    navigationItem.rightBarButtonItem?.isEnabled = !phrase.isEmpty
  }

  private func finish() {
    guard !phrase.isEmpty else { return }
    done(phrase)
  }
}

extension UIViewController {
  /// Fills a controller of the system with a screen and its bar.
  func fill(with screen: UIViewController) {
    let navigation = UINavigationController(rootViewController: screen)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}
