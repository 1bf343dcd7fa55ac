import CoreGraphics

/// The numbers of the column of titles at the side of a list, and what of it fits.
package enum SectionIndexMetrics {
  /// Known: developers see the frame of the index's view so on iOS 7 and later.
  package static let width: CGFloat = 15
  /// Of the letters: a line of them is 13.33 points high on phones, measured by a public UI test.
  package static let fontSize: CGFloat = 11
  /// What stands for the titles that have no room; known.
  package static let dot = "•"

  /// The titles for which there is room; dots stand between them where there is not room for all, known.
  ///
  /// Which titles stay is unsure: here as many as fit, as far from one another as can be.
  package static func fitting<Title>(_ titles: [Title], room: Int, dot: Title) -> [Title] {
    guard titles.count > room else { return titles }
    let count = max((room - 1) / 2, 1)
    let last = titles.count - 1
    let kept = (0...count).map { titles[last * $0 / count] }
    return kept.dropFirst().reduce(into: [kept[0]]) { $0 += [dot, $1] }
  }

  /// The title at a part of the column's height; above the first and below the last title those two are meant.
  package static func title(at part: CGFloat, of count: Int) -> Int {
    let place = part * CGFloat(count)
    return place.isFinite ? Int(min(max(place, 0), CGFloat(max(count - 1, 0)))) : 0
  }
}
