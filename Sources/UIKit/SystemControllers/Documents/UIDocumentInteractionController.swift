import CoreGraphics
import Foundation
import UniformTypeIdentifiers

/// Shows a file, or what can be done with it.
///
/// Differs from Apple's: there are no other apps that could open a file; options are those of
/// `UIActivityViewController`, and pictures and plain text are shown; of other files the name.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  open var url: URL? { didSet { ownName = nil } }
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  private var ownName: String?
  private var ownType: String?
  private weak var preview: UIViewController?
  private weak var menu: UIViewController?

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  public override init() { super.init() }

  /// The title of the preview: the file's name unless it is set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }

  /// The type of the file: what its extension says unless it is set.
  ///
  /// Differs from Apple's: what is set is kept; the file is shown as its extension says.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }

  // MARK: Preview

  /// Shows the file in the controller that the delegate names: in its stack if it is a navigation controller, over it
  /// otherwise; false where there is no such controller or the file can't be shown.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, PreviewContent.exists(for: url), preview == nil,
      let host = delegate?.documentInteractionControllerViewControllerForPreview(self),
      !(host is NoPreviewHost)
    else { return false }
    let shown = DocumentPreview(url, title: name ?? "")
    shown.didEnd = { [self] in delegate?.documentInteractionControllerDidEndPreview(self) }
    preview = shown
    delegate?.documentInteractionControllerWillBeginPreview(self)
    if let navigation = host as? UINavigationController {
      navigation.pushViewController(shown, animated: animated)
    } else {
      let navigation = UINavigationController(rootViewController: shown)
      navigation.modalPresentationStyle = .fullScreen
      host.present(navigation, animated: animated)
    }
    return true
  }

  open func dismissPreview(animated: Bool) {
    guard let preview else { return }
    if let navigation = preview.navigationController, navigation.viewControllers.first !== preview {
      navigation.popViewController(animated: animated)
    } else {
      preview.dismiss(animated: animated)
    }
  }

  // MARK: Menus

  /// Shows what can be done with the file; false without a file or a place to show it in.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptions(in: view, animated: animated) {
      $0.sourceView = view
      $0.sourceRect = rect
    }
  }

  /// Shows what can be done with the file; false without a file or where no bar shows the item.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.view else { return false }
    return presentOptions(in: view, animated: animated) { $0.barButtonItem = item }
  }

  /// Differs from Apple's: false and nothing shown; there are no apps that could open the file.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Differs from Apple's: false and nothing shown; there are no apps that could open the file.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private func presentOptions(
    in view: UIView, animated: Bool, place: (UIPopoverPresentationController) -> Void
  ) -> Bool {
    guard let url, menu == nil,
      let presenter = sequence(first: view as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UIViewController }).first
    else { return false }
    let options = DocumentOptions(activityItems: [url], applicationActivities: nil)
    options.didEnd = { [self] in
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    menu = options
    options.popoverPresentationController.map(place)
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    presenter.present(options, animated: animated)
    return true
  }
}

/// What can be done with a file, which tells when it is gone.
private final class DocumentOptions: UIActivityViewController {
  var didEnd: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { didEnd?() }
  }
}
