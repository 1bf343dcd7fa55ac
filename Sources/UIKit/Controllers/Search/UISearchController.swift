import CoreGraphics
import Device
import Foundation

/// Runs a search over another controller's content: shows the results while its bar is in use.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0
    case manual = 1
    case onTextEntry = 2
    case onSearchActivation = 3
  }

  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: UISearchBar.height))
  private var isChanging = false

  // MARK: Making

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    bar.searchController = self
  }

  open private(set) var searchResultsController: UIViewController?
  open var searchBar: UISearchBar { bar }
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The item that shows the search bar.
  weak var searchedItem: UINavigationItem?

  open var obscuresBackgroundDuringPresentation = true { didSet { updateOverlay() } }
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var automaticallyShowsSearchResultsController = true { didSet { updateOverlay() } }
  open var showsSearchResultsController = false { didSet { updateOverlay() } }
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Shown over the content while the search is active; a tap tells the updater.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateOverlay() } }

  // MARK: Being active

  private var storedIsActive = false

  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive, !isChanging else { return }
      newValue ? begin() : end()
    }
  }

  func barDidBeginEditing() {
    guard !storedIsActive else { return }
    begin()
  }

  /// The user tapped "Cancel".
  func cancelByUser() {
    isActive = false
  }

  private func begin() {
    isChanging = true
    defer { isChanging = false }
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    if automaticallyShowsCancelButton { bar.showsCancelButton = true }
    if showsScopesWhileActive, scopeBarActivation != .onTextEntry || hasText {
      bar.showsScopeBar = true
    }
    delegate?.presentSearchController(self)
    updateOverlay()
    searchedItem?.bar?.itemDidChange(searchedItem)
    bar.becomeFirstResponder()
    TurnScheduler.shared.enqueue { [weak self] in
      guard let self, self.storedIsActive else { return }
      self.delegate?.didPresentSearchController(self)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func end() {
    isChanging = true
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.showsCancelButton = false }
    if showsScopesWhileActive { bar.showsScopeBar = false }
    bar.searchTextField.text = ""
    updateOverlay()
    searchedItem?.bar?.itemDidChange(searchedItem)
    isChanging = false
    searchResultsUpdater?.updateSearchResults(for: self)
    TurnScheduler.shared.enqueue { [weak self] in
      guard let self, !self.storedIsActive else { return }
      self.delegate?.didDismissSearchController(self)
    }
  }

  private var showsScopesWhileActive: Bool {
    automaticallyShowsScopeBar && scopeBarActivation != .manual
      && !(bar.scopeButtonTitles ?? []).isEmpty
  }

  private var hasText: Bool { !(bar.text ?? "").isEmpty }

  /// Scopes that wait for a text come with its first letter, and stay until the search ends.
  private func showScopesOfText() {
    guard storedIsActive, scopeBarActivation == .onTextEntry, showsScopesWhileActive, hasText,
      !bar.showsScopeBar
    else { return }
    bar.showsScopeBar = true
    searchedItem?.bar?.itemDidChange(searchedItem)
  }

  // MARK: Changes

  func searchDidChange() {
    guard !isChanging else { return }
    showScopesOfText()
    updateOverlay()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func scopeDidChange() {
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Results over the content

  /// The controller whose content is searched.
  private var searched: UIViewController? {
    searchedItem?.owner
      ?? sequence(first: bar as UIResponder, next: \.next).lazy
      .compactMap { $0 as? UIViewController }.first
  }

  private var showsResults: Bool {
    guard storedIsActive, searchResultsController != nil else { return false }
    return showsSearchResultsController
      || automaticallyShowsSearchResultsController && hasText
  }

  private lazy var suggestionList: SearchSuggestionList = {
    let list = SearchSuggestionList(frame: .zero)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.onChoose = { [weak self] index in
      guard let self, let all = searchSuggestions, all.indices.contains(index) else { return }
      searchResultsUpdater?.updateSearchResults(for: self, selecting: all[index])
    }
    return list
  }()
  private var showsSuggestions: Bool { storedIsActive && !(searchSuggestions ?? []).isEmpty }

  private func updateSuggestions() {
    guard showsSuggestions, let suggestions = searchSuggestions else {
      if isViewLoaded { suggestionList.removeFromSuperview() }
      return
    }
    suggestionList.show(suggestions)
    suggestionList.frame = view.bounds
    view.addSubview(suggestionList)
  }

  private func updateOverlay() {
    guard storedIsActive, let host = searched?.viewIfLoaded,
      searchResultsController != nil || obscuresBackgroundDuringPresentation || showsSuggestions
    else {
      removeResults()
      viewIfLoaded?.removeFromSuperview()
      return
    }
    let showsResults = showsResults
    let dims = obscuresBackgroundDuringPresentation
    guard showsResults || dims || showsSuggestions else {
      removeResults()
      viewIfLoaded?.removeFromSuperview()
      return
    }
    view.backgroundColor = dims && !showsResults ? UIColor(white: 0, alpha: 0.2) : nil
    if view.superview !== host {
      view.frame = host.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.addSubview(view)
    } else {
      host.bringSubviewToFront(view)
    }
    if showsResults { addResults() } else { removeResults() }
    updateSuggestions()
  }

  private func addResults() {
    guard let results = searchResultsController, results.parent !== self, let content = results.view
    else { return }
    addChild(results)
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    results.didMove(toParent: self)
  }

  private func removeResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
  }

  /// A tap on the dimmed content ends a search for nothing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !hasText { isActive = false }
  }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) { DefaultRequirement.missing(()) }
}

@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {
    DefaultRequirement.missing(())
  }
  public func didPresentSearchController(_ searchController: UISearchController) {
    DefaultRequirement.missing(())
  }
  public func willDismissSearchController(_ searchController: UISearchController) {
    DefaultRequirement.missing(())
  }
  public func didDismissSearchController(_ searchController: UISearchController) {
    DefaultRequirement.missing(())
  }
  public func presentSearchController(_ searchController: UISearchController) {
    DefaultRequirement.missing(())
  }
}
