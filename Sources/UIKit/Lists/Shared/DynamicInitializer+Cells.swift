import Device
import Foundation

extension DynamicInitializer {
  /// By `init(style:reuseIdentifier:)`.
  static func cell(
    _ type: UITableViewCell.Type, style: UITableViewCell.CellStyle = .default,
    reuseIdentifier: String?
  ) -> UITableViewCell? {
    guard let slot = cellSlot else { return nil }
    return CellCall.make(type, slot: slot, style: style, reuseIdentifier: reuseIdentifier)
  }

  /// By `init(reuseIdentifier:)`.
  static func header(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let slot = headerSlot else { return nil }
    return HeaderCall.make(type, slot: slot, reuseIdentifier: reuseIdentifier)
  }

  /// What is wrong with the places of the initialisers; nil if they are found.
  fileprivate static var cellProblem: String? {
    let slots = [
      ("init(style:reuseIdentifier:)", cellSlot), ("init(reuseIdentifier:)", headerSlot),
    ]
    let missing = slots.filter { $0.1 == nil }.map(\.0)
    return missing.isEmpty
      ? nil : "\(missing.joined(separator: ", ")) cannot be found in the tables of classes"
  }

  private static let cellSlot = MethodSlot.differing(
    CellProbe.self, OverridingCellProbe.self, within: UITableViewCell.self)
  private static let headerSlot = MethodSlot.differing(
    HeaderProbe.self, OverridingHeaderProbe.self, within: UITableViewHeaderFooterView.self)
}

extension UITableViewCell {
  /// By `init(style:reuseIdentifier:)`.
  public static func _made(style: CellStyle, reuseIdentifier: String?) -> Self {
    made(
      DynamicInitializer.cell(self, style: style, reuseIdentifier: reuseIdentifier),
      "init(style:reuseIdentifier:)")
  }
}

// MARK: - Calls

// Initialisers own their arguments, closures usually only borrow them: hence `consuming`.

@MainActor
private enum CellCall {
  typealias Function = (UITableViewCell.CellStyle, consuming String?) -> UITableViewCell
  typealias Style = UITableViewCell.CellStyle
  private struct Typed { let run: (Function, Style, String?) -> UITableViewCell }
  private struct Raw { let run: (MethodOfClass, Style, String?) -> UITableViewCell }

  static func make(
    _ type: AnyClass, slot: Int, style: Style, reuseIdentifier: String?
  ) -> UITableViewCell? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1, $2) }), to: Raw.self)
      .run(method, style, reuseIdentifier)
  }
}

@MainActor
private enum HeaderCall {
  typealias Function = (consuming String?) -> UITableViewHeaderFooterView
  private struct Typed { let run: (Function, String) -> UITableViewHeaderFooterView }
  private struct Raw { let run: (MethodOfClass, String) -> UITableViewHeaderFooterView }

  static func make(
    _ type: AnyClass, slot: Int, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1) }), to: Raw.self).run(method, reuseIdentifier)
  }
}

// MARK: - Probes

private class CellProbe: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private class OverridingCellProbe: CellProbe {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private class HeaderProbe: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}

private class OverridingHeaderProbe: HeaderProbe {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making cells and headers of registered classes",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost:
      "Cells and headers that UIKit makes of the app's classes cannot be made; tables stay empty."
  ) {
    DynamicInitializer.cellProblem
  }
}
