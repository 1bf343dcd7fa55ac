import CoreGraphics
import Device
import Foundation

/// A controller whose view is a table, of which it is the data source and the delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  // MARK: Making

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  public convenience init() {
    self.init(style: .plain)
  }

  // MARK: The table

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get {
      // The table asks this controller for its rows, also where nobody holds it any more.
      TurnPool.shared.keep(self)
      return view as? UITableView
    }
    set { view = newValue }
  }
  /// Whether the selection goes when the table appears.
  open var clearsSelectionOnViewWillAppear = true
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    super.loadView()
    if storedView is UITableView { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = table
    table.dataSource = self
    table.delegate = self
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView?.reloadIfNeeded()
    guard clearsSelectionOnViewWillAppear else { return }
    for indexPath in tableView?.indexPathsForSelectedRows ?? [] {
      tableView?.deselectRow(at: indexPath, animated: animated)
    }
  }

  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView?.setEditing(editing, animated: animated)
  }

  // MARK: Data source

  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? DefaultRequirement.missing(1)
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    DefaultRequirement.missing(nil)
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    guard let content = tableView.staticContent else { return DefaultRequirement.missing(0) }
    return content.section(section)?.rows.count ?? 0
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let row = tableView.staticContent?.row(at: indexPath) { return row.cell }
    RuntimeIssue.fail(
      "\(type(of: self)) must implement tableView(_:cellForRowAt:) of UITableViewDataSource.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard let content = tableView.staticContent else { return DefaultRequirement.missing(nil) }
    return content.section(section)?.header
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard let content = tableView.staticContent else { return DefaultRequirement.missing(nil) }
    return content.section(section)?.footer
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    DefaultRequirement.missing(true)
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    DefaultRequirement.missing(true)
  }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    DefaultRequirement.missing(index)
  }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    DefaultRequirement.missing(())
  }

  // MARK: Delegate

  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.staticContent?.row(at: indexPath)?.height
      ?? DefaultRequirement.missing(tableView.rowHeight)
  }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    DefaultRequirement.missing(tableView.sectionHeaderHeight)
  }
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    DefaultRequirement.missing(tableView.sectionFooterHeight)
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    DefaultRequirement.missing(tableView.estimatedRowHeight)
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  {
    DefaultRequirement.missing(tableView.estimatedSectionHeaderHeight)
  }
  open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
  {
    DefaultRequirement.missing(tableView.estimatedSectionFooterHeight)
  }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    DefaultRequirement.missing(nil)
  }
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    DefaultRequirement.missing(nil)
  }
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    DefaultRequirement.missing(true)
  }
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    DefaultRequirement.missing(())
  }
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    DefaultRequirement.missing(())
  }
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  {
    DefaultRequirement.missing(indexPath)
  }
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    DefaultRequirement.missing(indexPath)
  }
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    DefaultRequirement.missing(())
  }
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    DefaultRequirement.missing(())
  }
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    DefaultRequirement.missing(true)
  }
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    DefaultRequirement.missing(())
  }
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    DefaultRequirement.missing(.delete)
  }
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    DefaultRequirement.missing(nil)
  }
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    DefaultRequirement.missing(nil)
  }
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    DefaultRequirement.missing(nil)
  }
  open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { DefaultRequirement.missing(nil) }
  open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath)
    -> Bool
  {
    DefaultRequirement.missing(true)
  }
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    DefaultRequirement.missing(())
  }
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    DefaultRequirement.missing(())
  }
  open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath)
    -> Int
  {
    tableView.staticContent?.row(at: indexPath)?.indentationLevel ?? DefaultRequirement.missing(0)
  }
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    DefaultRequirement.missing(proposedDestinationIndexPath)
  }
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    DefaultRequirement.missing(nil)
  }

  open func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultRequirement.missing(()) }
  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultRequirement.missing(()) }
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { DefaultRequirement.missing(()) }
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { DefaultRequirement.missing(nil) }
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { DefaultRequirement.missing(nil) }

  // MARK: Scrolling

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
