import CoreGraphics
import Foundation

/// A file in a navigation controller's stack; as its first screen it has a button that closes it.
final class DocumentPreview: UIViewController {
  private let url: URL
  private var content: UIView?
  private var isLeaving = false
  /// Called when the file is shown no more.
  var didEnd: (() -> Void)?

  init(_ url: URL, title: String) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let content = PreviewContent(of: url).view(title: title ?? "")
    self.content = content
    view.addSubview(content)
    if navigationController?.viewControllers.first === self {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
      )
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content?.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(sheet, animated: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isLeaving = isMovingFromParent || navigationController?.isBeingDismissed ?? false
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isLeaving { didEnd?() }
  }
}
