import CoreGraphics
import Foundation
import Metrics

/// How the rows of a list section look.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  public enum HeaderMode: Int, Sendable {
    case none = 0
    case supplementary = 1
    case firstItemInSection = 2
  }

  public enum FooterMode: Int, Sendable {
    case none = 0
    case supplementary = 1
  }

  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  public let appearance: Appearance
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
  public var itemSeparatorHandler: ItemSeparatorHandler?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Points above the section's header; nil for the appearance's own.
  public var headerTopPadding: CGFloat?

  public init(appearance: Appearance) {
    self.appearance = appearance
  }

  /// Grouped lists and sidebars stand on grey.
  var shownBackground: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar:
      return UIColor { traits in
        let color: UIColor =
          traits.horizontalSizeClass == .regular
          ? .secondarySystemBackground : .systemGroupedBackground
        return color.resolvedColor(with: traits)
      }
    }
  }
}

/// How the lines between the rows of a list look.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration: Hashable {
  public enum Visibility: Int, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  public static var automaticInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
      bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)
  }

  /// A line above a row is drawn only where it is `.visible`.
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  public var color = UIColor.separator
  /// Of the lines of selected rows, where several can be selected.
  public var multipleSelectionColor = UIColor.separator

  /// Differs from Apple's: separators start alike in each `listAppearance`.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The section of a compositional layout that is a list.
@MainActor
enum ListSection {
  static func make(_ configuration: UICollectionLayoutListConfiguration)
    -> NSCollectionLayoutSection
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(SystemMetrics.current.leastRowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    // Rows reach from side to side; their content keeps clear of the safe area.
    section.contentInsetsReference = .none
    let gap = RowMetrics.emptyLabelHeight
    let above = configuration.headerMode == .none ? gap : 0
    let below = configuration.footerMode == .none ? gap : 0
    switch configuration.appearance {
    case .insetGrouped, .sidebar:
      // Cards stand beside what the device's shape takes.
      section.contentInsetsReference = .safeArea
      section.contentInsets = NSDirectionalEdgeInsets(
        top: above, leading: SystemMetrics.current.cardMargin, bottom: below,
        trailing: SystemMetrics.current.cardMargin)
    case .grouped:
      section.contentInsets = NSDirectionalEdgeInsets(
        top: above, leading: 0, bottom: below, trailing: 0)
    case .plain, .sidebarPlain: break
    }
    let boundary = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(38))
    if configuration.headerMode != .none {
      section.topPadding = configuration.headerTopPadding ?? 0
    }
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: boundary, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: boundary, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}
