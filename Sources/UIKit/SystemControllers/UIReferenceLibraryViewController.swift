import Foundation

/// Shows what dictionaries say about a term.
///
/// Differs from Apple's: the device has no dictionary, and says so.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  private let term: String
  private let label = UILabel()

  public init(term: String) {
    self.term = term
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether a dictionary of the device has the term: none has.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "No definition found for “\(term)”."
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    label.textAlignment = .center
    view.addSubview(label)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
  }
}
