import CoreGraphics

/// The numbers of the rows of lists, tables and collections.
package enum RowMetrics {
  /// Interface Builder, for iOS 13 to 18: what a release asks for is in `SystemMetrics`.
  package static let leastHeight: CGFloat = 44
  /// Above and below what stands in a row; Interface Builder.
  package static let verticalInset: CGFloat = 11

  // MARK: Sections

  /// Above the first section, and between two, where there are no titles; known.
  package static let sectionGap: CGFloat = 35
  /// What the header and what the footer of a table or a collection take of that; known.
  package static let emptyLabelHeight: CGFloat = 17.5
  /// Between compact sections; unsure.
  package static let compactSectionGap: CGFloat = 20
  /// Above the headers of plain tables and lists: `sectionHeaderTopPadding`; known, iOS 15 and later.
  package static let plainHeaderTop: CGFloat = 22
  /// Of a plain header that does not say; known.
  package static let plainHeaderHeight: CGFloat = 28
  /// Above the words of a grouped header, and of the first one in a table; known as 38.5 and 55.5 high
  /// headers.
  package static let headerTop: CGFloat = 16
  package static let firstTableHeaderTop: CGFloat = 33
  /// Below the words of a table's header; known as 6 to 7.
  package static let tableHeaderBottom: CGFloat = 6.5
  /// Above and below the words of a footer, which is 33.67 high and whose capitals begin 8.67 below its top:
  /// measured on iOS 18.5.
  package static let footerTop: CGFloat = 6
  package static let footerBottom: CGFloat = 12

  /// Of what is drawn behind a selected row of an iPad's sidebar; unsure.
  package static let sidebarRadius: CGFloat = 10

  // MARK: Parts

  /// What the button that deletes takes of a row in edit mode, and its diameter; unsure.
  package static let editRoom: CGFloat = 38
  package static let editDiameter: CGFloat = 22
  /// How wide what moves a row is; unsure.
  package static let reorderWidth: CGFloat = 44

  // MARK: Swipes

  /// The least width of an action; known.
  private static let leastActionWidth: CGFloat = 74
  /// Beside its title, together; unsure.
  private static let actionPadding: CGFloat = 30
  /// The part of a row that a full swipe covers at least.
  ///
  /// Unsure. The swipe of a UI test goes over three quarters of the row and only reveals the actions.
  private static let fullSwipe: CGFloat = 0.8

  package static func actionWidth(title: CGFloat) -> CGFloat {
    max(title + actionPadding, leastActionWidth)
  }

  /// Whether a swipe of a length performs the first action of a row that is `width` wide.
  package static func isFullSwipe(_ distance: CGFloat, width: CGFloat) -> Bool {
    width > 0 && abs(distance) >= width * fullSwipe
  }
}
