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

  /// The corners of what is drawn behind a selected row of an iPad's sidebar; unsure.
  package static let sidebarRadius: CGFloat = 10

  // MARK: Parts

  /// What the button that deletes takes of a row in edit mode, and its diameter; unsure.
  package static let editRoom: CGFloat = 38
  package static let editDiameter: CGFloat = 22
  /// Of letters beside which a disc among the symbols is as large as that; follows from it.
  package static let editFontSize: CGFloat = 22.5
  /// How wide what moves a row is; unsure.
  package static let reorderWidth: CGFloat = 44
  /// Where its sign, of that diameter, begins in it in lists: it ends where the accessories of other rows do; unsure.
  package static let reorderSignStart = reorderWidth - accessoryMargin - editDiameter

  // MARK: Accessories

  /// Between the content of a row, its badge and its signs, and between accessories; known of the chevron of lists.
  package static let accessoryGap: CGFloat = 8
  /// From the side of a cell to its accessories; known of phones that are less than 414 points wide.
  ///
  /// On wider screens it may be 20, as it is in lists, whose signs stand where the content of other rows ends.
  package static let accessoryMargin: CGFloat = 16
  /// By how much the content of a collection's cell is nearer to the accessories before it than the margin; unsure.
  package static let leadingAccessoryOverlap: CGFloat = 4
  /// What the cell of a collection leaves free above and below an accessory, together; unsure.
  package static let besideAccessoryHeight: CGFloat = 8
  /// The signs of cells at the usual text size; unsure, and larger than the 6.5 × 11.5 around which lists draw theirs.
  package static let chevron = CGSize(width: 8, height: 14)
  package static let checkmark = CGSize(width: 15, height: 15)

  // MARK: Parts of a table's cell

  /// What stands free beside a chevron, at both sides together; known: of 320 points 286 are left to the content.
  package static let chevronRoom: CGFloat = 26
  /// The same for a checkmark; unsure.
  package static let checkmarkRoom: CGFloat = 25
  /// What a button for details takes; unsure.
  package static let detailRoom: CGFloat = 48
  /// What such a button and a chevron take, without the chevron's own width; unsure.
  package static let detailChevronRoom: CGFloat = 58
  /// How wide a finger finds that button, and the one that deletes: unsure, but documented as the least that is good.
  package static let detailWidth: CGFloat = 44
  package static let editWidth: CGFloat = 44
  /// Where the button that deletes begins; unsure.
  package static let editStart: CGFloat = 4
  /// What moves a row begins so far from the cell's end, and takes so much of the content; unsure.
  ///
  /// In lists it takes its whole width, and stands at the end. Which of the two is as on iOS is unknown.
  package static let reorderStart: CGFloat = 50
  package static let reorderRoom: CGFloat = 42

  /// The shadow of a list's row while a finger carries it; unsure.
  package static let liftedShadow = ShadowMetrics(opacity: 0.25, radius: 8, drop: 2)

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
