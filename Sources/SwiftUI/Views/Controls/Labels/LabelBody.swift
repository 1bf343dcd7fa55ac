import Foundation

/// Where a label stands, as far as its default looks depend on it.
package enum LabelPlacement: Hashable, Sendable {
  case standard
  /// In a bar: labels show their icons only.
  case bar
  /// On a button that a swipe reveals: icons only, too.
  case swipeAction
}

private enum TextSizeAroundBarKey: EnvironmentKey {
  static let defaultValue: DynamicTypeSize? = nil
}
private enum LabelPlacementKey: EnvironmentKey { static let defaultValue = LabelPlacement.standard }

extension EnvironmentValues {
  package var labelPlacement: LabelPlacement {
    get { self[LabelPlacementKey.self] }
    set { self[LabelPlacementKey.self] = newValue }
  }

  /// The size of letters outside of the bar that a view stands in; nil outside of bars.
  package var textSizeAroundBar: DynamicTypeSize? {
    get { self[TextSizeAroundBarKey.self] }
    set { self[TextSizeAroundBarKey.self] = newValue }
  }

  /// The letters of bars are always of the same size.
  package mutating func enterBar() {
    isInListRow = false
    labelPlacement = .bar
    textSizeAroundBar = dynamicTypeSize
    dynamicTypeSize = .large
  }

  /// What an item of a bar shows beside the bar, in a menu or a sheet, looks as it does elsewhere.
  package mutating func leaveBar() {
    leaveSidebar()
    labelPlacement = .standard
    guard let size = textSizeAroundBar else { return }
    textSizeAroundBar = nil
    dynamicTypeSize = size
    imageScale = .medium
  }
}

extension VerticalAlignment {
  /// The middle of the first line of a text, or of anything else: where an icon stands beside a title of
  /// several lines.
  fileprivate static let firstLineCenter = VerticalAlignment(FirstLineCenter.self)

  private enum FirstLineCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      let lines = context[VerticalAlignment.lastTextBaseline]
      return (context.height - (lines - context[VerticalAlignment.firstTextBaseline])) / 2
    }
  }
}

/// The looks of labels without a style, which depend on the place.
package nonisolated struct LabelBody: View {
  let configuration: LabelStyleConfiguration
  /// Whether the title shows in every place.
  let alwaysShowsTitle: Bool

  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.labelPlacement) private var placement
  @Environment(\.listItemTint) private var itemTint
  /// The room for icons in rows, in points, so that titles below each other begin alike.
  @ScaledMetric private var iconWidth: CGFloat = 24
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var reservedWidth

  init(configuration: LabelStyleConfiguration, alwaysShowsTitle: Bool) {
    self.configuration = configuration
    self.alwaysShowsTitle = alwaysShowsTitle
  }

  @MainActor package var body: some View {
    if placement != .standard, !alwaysShowsTitle {
      SpokenAs(title: configuration.title, content: configuration.icon)
    } else if isInListRow {
      HStack(alignment: .firstLineCenter, spacing: spacing ?? 16) {
        if let reservedWidth {
          icon.frame(width: reservedWidth)
        } else {
          icon.frame(minWidth: iconWidth)
        }
        configuration.title
      }
    } else {
      HStack(alignment: .firstLineCenter, spacing: spacing ?? 8) {
        if let reservedWidth {
          configuration.icon.frame(width: reservedWidth)
        } else {
          configuration.icon
        }
        configuration.title
      }
    }
  }

  @MainActor @ViewBuilder private var icon: some View {
    if let color = itemTint?.color {
      configuration.icon.foregroundStyle(color)
    } else {
      configuration.icon.environment(\.controlForeground, itemTint == nil ? .tint : nil)
    }
  }

  @MainActor package var _structure: _ViewStructure {
    .view(
      "HStack",
      content: TupleView((configuration.icon, configuration.title)), isContainer: true)
  }
}
