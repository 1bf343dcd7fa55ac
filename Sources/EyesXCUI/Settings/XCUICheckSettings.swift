import CoreGraphics
import Foundation
import UIKit

/// What a checkpoint looks at and how strictly; each call changes the settings and gives them back.
@MainActor @preconcurrency
open class XCUICheckSettings {
  enum Subject {
    case window
    case element(XCUIElement)
    /// In screen points.
    case region(CGRect)
    case image(UIImage)
  }

  let subject: Subject
  private(set) var level: MatchLevel?
  private(set) var regions: [CheckedRegion] = []
  /// In seconds on the device's clock; nil for that of the test.
  private(set) var timeout: TimeInterval?
  private(set) var isFull = false
  private(set) var hasStatusBar: Bool?
  private(set) var ignoresCaret: Bool?
  private(set) var ignoresDisplacements: Bool?
  private(set) var usesPatterns: Bool?

  init(_ subject: Subject) {
    self.subject = subject
  }

  // MARK: The whole

  /// Scrolls the content and puts its parts together to one picture.
  @discardableResult
  public func fully() -> Self {
    isFull = true
    return self
  }

  /// Looks again until the picture matches, for at most that many seconds on the device's clock.
  @discardableResult
  public func timeout(inSeconds timeoutInSeconds: UInt) -> Self {
    timeout = TimeInterval(timeoutInSeconds)
    return self
  }

  /// Leaves the status bar in the picture.
  @discardableResult
  public func withStatusBar() -> Self { statusBarExists(true) }

  /// Whether the status bar is left in the picture.
  @discardableResult
  public func statusBarExists(_ exists: Bool) -> Self {
    hasStatusBar = exists
    return self
  }

  /// Compares by this level.
  @discardableResult
  public func matchLevel(_ level: MatchLevel) -> Self {
    self.level = level
    return self
  }

  /// Compares how elements lie to each other.
  @discardableResult
  public func layout() -> Self { matchLevel(.layout) }

  /// Compares without looking at colors.
  @discardableResult
  public func content() -> Self { matchLevel(.content) }

  /// Compares without looking at colors.
  @discardableResult
  public func ignoreColors() -> Self { matchLevel(.ignoreColors) }

  /// Compares as an eye would.
  @discardableResult
  public func strict() -> Self { matchLevel(.strict) }

  /// Compares each pixel.
  @discardableResult
  public func exact() -> Self { matchLevel(.exact) }

  /// Compares texts by patterns.
  @discardableResult
  public func dynamic() -> Self { matchLevel(.dynamic) }

  /// Passes over a caret in a text field that is there or not.
  @discardableResult
  public func ignoreCaret(_ ignores: Bool = true) -> Self {
    ignoresCaret = ignores
    return self
  }

  /// Whether elements may move as long as they look the same.
  @discardableResult
  public func ignoreDisplacements(_ ignores: Bool = true) -> Self {
    ignoresDisplacements = ignores
    return self
  }

  /// Whether texts may say something else of the same kind at any level.
  @discardableResult
  public func enablePatterns(_ enables: Bool = true) -> Self {
    usesPatterns = enables
    return self
  }

  // MARK: Parts

  /// Parts of the screen that are not compared.
  @discardableResult
  public func ignore(_ regions: [Region]) -> Self { add(regions, .ignored) }

  /// Elements that are not compared, wherever they are.
  @discardableResult
  public func ignore(_ elements: [XCUIElement]) -> Self { add(elements, .ignored) }

  /// Leaves a part out.
  @discardableResult
  public func ignore(_ region: Region) -> Self { ignore([region]) }

  /// Leaves a part out.
  @discardableResult
  public func ignore(_ element: XCUIElement) -> Self { ignore([element]) }

  /// Compares these parts by how elements lie to each other.
  @discardableResult
  public func layout(_ regions: [Region]) -> Self { add(regions, .level(.layout)) }

  /// Compares these parts by how elements lie to each other.
  @discardableResult
  public func layout(_ elements: [XCUIElement]) -> Self { add(elements, .level(.layout)) }

  /// Compares these parts as an eye would.
  @discardableResult
  public func strict(_ regions: [Region]) -> Self { add(regions, .level(.strict)) }

  /// Compares these parts as an eye would.
  @discardableResult
  public func strict(_ elements: [XCUIElement]) -> Self { add(elements, .level(.strict)) }

  /// Compares these parts without looking at colors.
  @discardableResult
  public func content(_ regions: [Region]) -> Self { add(regions, .level(.content)) }

  /// Compares these parts without looking at colors.
  @discardableResult
  public func content(_ elements: [XCUIElement]) -> Self { add(elements, .level(.content)) }

  /// Compares these parts without looking at colors.
  @discardableResult
  public func ignoreColors(_ regions: [Region]) -> Self { content(regions) }

  /// Compares these parts without looking at colors.
  @discardableResult
  public func ignoreColors(_ elements: [XCUIElement]) -> Self { content(elements) }

  /// Compares the texts of these parts by patterns.
  @discardableResult
  public func dynamic(_ regions: [Region]) -> Self { add(regions, .level(.dynamic)) }

  /// Compares the texts of these parts by patterns.
  @discardableResult
  public func dynamic(_ elements: [XCUIElement]) -> Self { add(elements, .level(.dynamic)) }

  /// What a part of the screen is to the guidelines that `Configuration.accessibilityValidation` names.
  @discardableResult
  public func accessibility(_ region: Region, type: AccessibilityRegionType) -> Self {
    add([region], .accessibility(type))
  }

  /// What an element is to the guidelines that `Configuration.accessibilityValidation` names.
  @discardableResult
  public func accessibility(_ element: XCUIElement, type: AccessibilityRegionType) -> Self {
    add([element], .accessibility(type))
  }

  // The vendor's header has this spelling.
  /// Checks the contrast of an element as that of a kind of content.
  @discardableResult
  public func accessibilityXCUIElelement(
    _ element: XCUIElement, type: AccessibilityRegionType
  ) -> Self {
    accessibility(element, type: type)
  }

  /// Parts of the screen that may move.
  ///
  /// - Parameters:
  ///   - regions: Where they are in the baseline.
  ///   - maxOffset: How far each may move in any direction, in points.
  /// - Returns: the settings.
  @discardableResult
  public func floating(_ regions: [Region], maxOffset: Int) -> Self {
    for region in regions {
      floating(
        region, maxUpOffset: maxOffset, maxDownOffset: maxOffset, maxRightOffset: maxOffset,
        maxLeftOffset: maxOffset)
    }
    return self
  }

  /// A part of the screen that may move, by as many points in each direction.
  @discardableResult
  public func floating(
    _ region: Region, maxUpOffset: Int, maxDownOffset: Int, maxRightOffset: Int,
    maxLeftOffset: Int
  ) -> Self {
    add(
      [region],
      .floating(
        up: maxUpOffset, down: maxDownOffset, right: maxRightOffset, left: maxLeftOffset))
  }

  /// An element that may move, by as many points in each direction.
  @discardableResult
  public func floating(
    _ element: XCUIElement, maxUpOffset: Int, maxDownOffset: Int, maxRightOffset: Int,
    maxLeftOffset: Int
  ) -> Self {
    add(
      [element],
      .floating(
        up: maxUpOffset, down: maxDownOffset, right: maxRightOffset, left: maxLeftOffset))
  }

  private func add(_ regions: [Region], _ rule: CheckedRegion.Rule) -> Self {
    self.regions += regions.map { CheckedRegion(place: .rect($0.rect), rule: rule) }
    return self
  }

  private func add(_ elements: [XCUIElement], _ rule: CheckedRegion.Rule) -> Self {
    regions += elements.map { CheckedRegion(place: .element($0), rule: rule) }
    return self
  }
}

/// A part of a checkpoint with a rule of its own.
@MainActor
struct CheckedRegion {
  enum Place {
    /// In screen points.
    case rect(CGRect)
    case element(XCUIElement)
  }

  enum Rule: Equatable, Sendable {
    case ignored
    case level(MatchLevel)
    case accessibility(AccessibilityRegionType)
    /// How far it may move, in points.
    case floating(up: Int, down: Int, right: Int, left: Int)
  }

  let place: Place
  let rule: Rule
}
