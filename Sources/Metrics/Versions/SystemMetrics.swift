import CoreGraphics

/// The numbers that differ between releases of the system: one table for each.
///
/// What is not in here is the same in all of them, as far as is known.
package struct SystemMetrics: Hashable, Sendable {
  /// A shape that floats above the end of the screen.
  package struct Pill: Hashable, Sendable {
    let inset: CGFloat
    let height: CGFloat
  }

  // MARK: Rows

  /// From the side of the screen to the cards of grouped rows that are inset.
  package let cardMargin: CGFloat
  package let cardRadius: CGFloat
  package let leastRowHeight: CGFloat
  /// Above the header of a section that is not the first, below the rows or the footer of the one before;
  /// nil where a header takes the place of half a gap, and a footer that of the other half.
  package let gapAboveHeaders: CGFloat?
  /// Above and below the words of a list's header.
  package let listHeaderTop: CGFloat
  package let listHeaderBottom: CGFloat
  /// Whether a list's headers are in capitals and small, or in their own case, as bold as headlines.
  package let hasCapitalHeaders: Bool
  /// Above and below the words of a list's footer.
  package let listFooterTop: CGFloat
  package let listFooterBottom: CGFloat

  // MARK: Controls

  package let switchSize: CGSize
  /// The size of what moves in a switch.
  package let switchThumb: CGSize
  /// How thick the line of a slider is.
  package let sliderTrackHeight: CGFloat
  /// Whether the steps of sliders have marks by themselves; Apple says so of iOS 26.
  package let marksSliderSteps: Bool
  /// Whether bordered buttons, segmented controls and steppers end in half circles.
  package let hasCapsules: Bool

  // MARK: Bars

  /// Where the items of a tab bar stand on a shape of their own: its distance from the sides and the bottom
  /// of the screen, and its height; nil where the bar reaches from side to side.
  package let tabBarPill: Pill?
  /// Whether the way back bears the title of the screen before.
  package let showsBackTitle: Bool
  /// The identifier of the way back in UI tests; from printed trees of 18.5 and 26.5.
  package let backIdentifier: String?

  // MARK: Tables

  /// iOS 17 and 18.
  ///
  /// The margin was measured on 17.5 and 18.5, on phones that are 375 to 402 points wide; header (38.67 high,
  /// capitals 20 below the top) and footer (33.67; 8.67) on 18.5. The height of rows and the switch are
  /// Interface Builder's; the radius and the slider's line are known.
  package static let iOS18 = SystemMetrics(
    cardMargin: 20, cardRadius: 10, leastRowHeight: RowMetrics.leastHeight, gapAboveHeaders: nil,
    listHeaderTop: 52.0 / 3, listHeaderBottom: 17.0 / 3, hasCapitalHeaders: true,
    listFooterTop: 6, listFooterBottom: 12, switchSize: CGSize(width: 51, height: 31),
    switchThumb: CGSize(width: 27, height: 27), sliderTrackHeight: 4,
    marksSliderSteps: false, hasCapsules: false, tabBarPill: nil, showsBackTitle: true,
    backIdentifier: nil)

  /// iOS 26.
  ///
  /// Margin, rows, header (40.33 high), footer (29.67), the gap, the slider's line and the pill were measured on a
  /// simulator with 26.2; the switch is Interface Builder's, the radius Flutter's. That controls are capsules, headers
  /// are in their own case and the way back bears no title is known. How the rest of a header's
  /// and a footer's height is shared above and below the words, the size of the header's letters, the switch's
  /// thumb, and that the pill's inset counts below it too, are unsure.
  package static let iOS26 = SystemMetrics(
    cardMargin: 16, cardRadius: 26, leastRowHeight: 52, gapAboveHeaders: 53.0 / 3,
    listHeaderTop: 12, listHeaderBottom: 8, hasCapitalHeaders: false,
    listFooterTop: 6, listFooterBottom: 8, switchSize: CGSize(width: 63, height: 28),
    switchThumb: CGSize(width: 39, height: 24), sliderTrackHeight: 6,
    marksSliderSteps: true, hasCapsules: true, tabBarPill: Pill(inset: 25, height: 54),
    showsBackTitle: false, backIdentifier: "BackButton")

  // MARK: Arithmetic

  /// The corners of a control that is a capsule where controls are, and has `radius` elsewhere.
  package func controlRadius(_ radius: CGFloat, in size: CGSize) -> CGFloat {
    hasCapsules ? min(size.width, size.height) / 2 : radius
  }

  /// How high a tab bar is above what the home indicator takes, `bottom`, on a phone held upright.
  ///
  /// A pill stands clear of the screen's edge also where there is no indicator; unsure.
  package func tabBarHeight(isCompact: Bool, bottom: CGFloat) -> CGFloat {
    let height = TabBarMetrics.height(isCompact: isCompact)
    guard let tabBarPill, !isCompact else { return height }
    return max(height, tabBarPill.height + tabBarPill.inset + Self.abovePill - bottom)
  }

  /// The shape on which a tab bar's items stand, in a bar that is `height` high with what the home indicator
  /// takes; nil where there is none.
  package func tabBarPill(width: CGFloat, height: CGFloat, isCompact: Bool) -> CGRect? {
    guard let tabBarPill, !isCompact else { return nil }
    return CGRect(
      x: tabBarPill.inset, y: height - tabBarPill.inset - tabBarPill.height,
      width: max(0, width - 2 * tabBarPill.inset), height: tabBarPill.height)
  }

  /// What stays free above a pill in a bar of 83 points, as high as on iOS 18 with a home indicator; unsure.
  private static let abovePill: CGFloat = 4
}
