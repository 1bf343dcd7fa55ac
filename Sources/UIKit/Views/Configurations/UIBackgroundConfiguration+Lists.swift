import CoreGraphics
import Metrics

/// The backgrounds of the parts of lists.
extension UIBackgroundConfiguration {
  /// What part of a list the background is of, which says how states change it.
  enum Role {
    /// Nothing that the system knows: all states look alike.
    case none
    case cell
    /// A cell whose list decides what is behind it.
    case anyCell
    /// A header or footer whose list decides what is behind it.
    case anySupplementary
  }

  public nonisolated static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  public static func listPlainCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, role: .cell)
  }

  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(
      .secondarySystemGroupedBackground, cornerRadius: SystemMetrics.current.cardRadius, role: .cell
    )
  }

  public static func listSidebarCell() -> UIBackgroundConfiguration { listGroupedCell() }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listGroupedCell()
  }

  /// That of a cell in the list that it stands in, plain or grouped.
  public static func listCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil, role: .anyCell)
  }

  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.systemBackground, role: .none)
  }

  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil, role: .none)
  }

  public static func listSidebarHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil, role: .none)
  }

  /// That of a header in the list that it stands in, plain or grouped.
  public static func listHeader() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil, role: .anySupplementary)
  }

  /// That of a footer in the list that it stands in, plain or grouped.
  public static func listFooter() -> UIBackgroundConfiguration { listHeader() }

  // MARK: States

  /// The background in a state: of cells of lists another color while they are selected or held, unless an app has
  /// set one.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    guard !hasOwnColor, role == .cell || role == .anyCell,
      let state = state as? any SelectableConfigurationState,
      state.isSelected || state.isHighlighted
    else { return self }
    return with(.systemGray4)
  }

  /// The background in a list, for those that leave it to that.
  func resolved(isGrouped: Bool) -> UIBackgroundConfiguration {
    guard !hasOwnColor, backgroundColor == nil else { return self }
    switch role {
    case .anyCell:
      return with(isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
    case .anySupplementary: return with(isGrouped ? nil : .systemBackground)
    case .none, .cell: return self
    }
  }
}

/// A state that something selected or held has.
@MainActor
protocol SelectableConfigurationState {
  var isSelected: Bool { get }
  var isHighlighted: Bool { get }
}

extension UIViewConfigurationState: SelectableConfigurationState {}
