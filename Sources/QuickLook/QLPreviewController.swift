// QuickLook: looking at files. May import SwiftUI, UIKit and what stands below them.

import Foundation
import UIKit

/// Shows files, one at a time: swiping leads to the next and to the one before.
///
/// Differs from Apple's: pictures and plain text are shown; of other files the name. Nothing can be edited or printed.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? {
    didSet { if isViewLoaded { reloadData() } }
  }
  open weak var delegate: (any QLPreviewControllerDelegate)?

  /// Closes the preview in place of its own way; nil where it was presented.
  var close: (() -> Void)?
  /// Called with the index of the item that a swipe has led to.
  var didMove: ((Int) -> Void)?

  private let bar = UINavigationBar(frame: .zero)
  private let toolbar = UIToolbar(frame: .zero)
  private let ownItem = UINavigationItem(title: "")
  private var content: UIView?
  private var count = 0
  private var index = 0

  public override init(nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Items

  /// Whether a file of this kind can be looked at, which its extension says.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { PreviewContent.exists(for: $0) } ?? false
  }

  /// From 0; one that does not exist is brought to the nearest that does.
  open var currentPreviewItemIndex: Int {
    get { index }
    set {
      index = newValue
      if isViewLoaded { refreshCurrentPreviewItem() }
    }
  }

  /// Nil where there are no items.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource else { return nil }
    let count = dataSource.numberOfPreviewItems(in: self)
    guard count > 0 else { return nil }
    return dataSource.previewController(self, previewItemAt: min(max(index, 0), count - 1))
  }

  /// Asks the data source anew.
  open func reloadData() {
    count = dataSource?.numberOfPreviewItems(in: self) ?? 0
    index = min(max(index, 0), max(count - 1, 0))
    refreshCurrentPreviewItem()
  }

  /// Reads the file that is shown anew.
  open func refreshCurrentPreviewItem() {
    guard isViewLoaded else { return }
    let item = currentPreviewItem
    let url = item?.previewItemURL
    let title = item?.previewItemTitle ?? url?.lastPathComponent ?? ""
    ownItem.title = title
    navigationItem.title = title
    content?.removeFromSuperview()
    content = url.map { PreviewContent(of: $0).view(title: title) }
    if let content { view.insertSubview(content, at: 0) }
    toolbar.isHidden = url == nil
    view.setNeedsLayout()
  }

  private func move(by step: Int) {
    guard (0..<count).contains(index + step) else { return }
    index += step
    refreshCurrentPreviewItem()
    didMove?(index)
  }

  // MARK: View

  private var isInNavigation: Bool { navigationController != nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let done = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.done() })
    done.accessibilityIdentifier = "QLOverlayDoneButtonAccessibilityIdentifier"
    ownItem.leftBarButtonItem = done
    bar.items = [ownItem]
    let share = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    share.accessibilityIdentifier = "QLOverlayDefaultActionButtonAccessibilityIdentifier"
    toolbar.items = [share]
    view.addSubview(toolbar)
    view.addSubview(bar)
    for (direction, step) in [(UISwipeGestureRecognizer.Direction.left, 1), (.right, -1)] {
      let swipe = UISwipeGestureRecognizer()
      swipe.onRecognized = { [weak self] _ in self?.move(by: step) }
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    reloadData()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, insets) = (view.bounds, view.safeAreaInsets)
    bar.isHidden = isInNavigation
    bar.frame = CGRect(
      x: 0, y: insets.top, width: bounds.width, height: bar.preferredHeight(in: self))
    let top = isInNavigation ? insets.top : bar.frame.maxY
    let toolbarHeight = toolbar.intrinsicContentSize.height
    let bottom = bounds.height - insets.bottom - toolbarHeight
    toolbar.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: toolbarHeight)
    content?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bottom - top, 0))
  }

  private func done() {
    if let close { close() } else { dismiss(animated: true) }
  }

  private func share() {
    guard let url = currentPreviewItem?.previewItemURL else { return }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = toolbar.items?.first
    present(sheet, animated: true)
  }

  // MARK: Going

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }
}
