import Accessibility
import Automation
import Device
import Foundation
import ReviewRecords
import SnapshotTesting
import TestReporting
import UIKit

/// One look at the screen.
@MainActor
struct Checkpoint {
  let settings: XCUICheckSettings
  let configuration: Configuration
  let app: XCUIApplication?
  /// The path of the test's file.
  let file: String

  /// - Throws: `AutomationError` if nothing can be seen, `EyesError` for a baseline that can't be read.
  func run(_ tag: String?, in session: EyesSession) throws {
    if case .image(let image) = settings.subject {
      guard let png = image.pngData() else { throw EyesError.store("The image has no pixels.") }
      try session.check(tag, settings, options, screen: image.size, wait: { _, _ in }) { _ in
        let picture = CheckpointPicture(png: png, size: image.size, scale: image.scale)
        return (picture, rules(for: picture, notes: nil, root: nil))
      }
      return
    }
    guard let captures = ScreenCaptures(of: app) else {
      throw AutomationError(.notRunning, "No app runs. Call launch() first.")
    }
    let screen = try captures.take { _ in CGRect(x: 0, y: 0, width: 1, height: 1) }.root.frame.size
    try session.check(
      tag, settings, options, screen: screen, wait: { captures.wait(timeout: $0, until: $1) }
    ) { notes in
      if isFull { return (try FullPicture(captures, area: area).take(), []) }
      let capture = try captures.take(of: area)
      let isWindow = if case .window = settings.subject { true } else { false }
      var picture = CheckpointPicture(
        png: capture.png, area: area(capture.root), root: capture.root,
        views: isWindow ? lines(capture.views) : [])
      picture.views = ViewPlaces(dump: capture.views)
      if let validation = configuration.accessibilityValidation {
        picture.contrastFindings = try contrast(validation, capture.root)
          .findings(in: picture, captures.texts())
      }
      return (picture, rules(for: picture, notes: notes, root: capture.root))
    }
  }

  private var options: CheckpointComparison.Options {
    CheckpointComparison.Options(
      ignoresDisplacements: settings.ignoresDisplacements ?? configuration.ignoreDisplacements,
      ignoresCaret: settings.ignoresCaret ?? configuration.ignoreCaret,
      usesPatterns: settings.usesPatterns ?? configuration.enablePatterns, file: file)
  }

  private func contrast(
    _ validation: AccessibilitySettings, _ root: AccessibilityElement
  ) -> ContrastCheck {
    let areas = settings.regions.compactMap { region -> ContrastCheck.Area? in
      guard case .accessibility(let type) = region.rule else { return nil }
      switch region.place {
      case .rect(let rect): return (rect, type)
      case .element(let element):
        let found = element.captured(in: root) ?? element.captured()
        return found.map { ($0.frame, type) }
      }
    }
    return ContrastCheck(
      level: validation.level, version: validation.guidelinesVersion, areas: areas)
  }

  private var isFull: Bool {
    guard case .window = settings.subject else { return settings.isFull }
    return settings.isFull || configuration.forceFullPageScreenshot
  }

  /// What is seen, in screen points.
  private func area(_ root: AccessibilityElement) -> CGRect {
    switch settings.subject {
    case .region(let rect): return rect
    case .element(let element):
      return (element.captured(in: root) ?? element.captured())?.frame ?? .zero
    case .window, .image:
      var area = root.frame
      guard !(settings.hasStatusBar ?? configuration.statusBarExists) else { return area }
      let isWide = area.width > area.height
      let bar = Device.main.model.screen(in: isWide ? .landscapeLeft : .portrait).statusBarHeight
      (area.origin.y, area.size.height) = (area.minY + bar, area.height - bar)
      return area
    }
  }

  /// Views without their addresses, which are others in each run.
  private func lines(_ views: String) -> [String] {
    views.split(separator: "\n").map { line in
      var (result, rest) = ("", Substring(line))
      while let start = rest.range(of: "0x") {
        result += rest[..<start.lowerBound]
        rest = rest[start.upperBound...].drop { $0.isHexDigit }
      }
      return result + rest
    }
  }

  // MARK: Rules

  private func rules(
    for picture: CheckpointPicture, notes: ScreenNotes?, root: AccessibilityElement?
  ) -> [PlacedRule] {
    let known = notes?.identified ?? []
    return settings.regions.compactMap { region in
      switch region.place {
      case .rect(let rect):
        let pixels = picture.pixels(of: rect)
        return PlacedRule(rule: region.rule, before: pixels, after: pixels)
      case .element(let element):
        guard let root, let found = element.captured(in: root) ?? element.captured() else {
          return nil
        }
        let identity = picture.identity(of: found)
        let before = known.first { $0.identity == identity }.flatMap { entry in
          notes.map { $0.pixels(of: entry.element) }
        }
        // Rounded as in the baseline.
        let after = picture.notes.flatMap { notes in
          notes.identified.first { $0.identity == identity }.map { notes.pixels(of: $0.element) }
        }
        return PlacedRule(
          rule: region.rule, before: before, after: after ?? picture.pixels(of: found.frame))
      }
    }
  }
}
