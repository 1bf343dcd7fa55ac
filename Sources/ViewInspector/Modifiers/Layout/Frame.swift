import SwiftUI

extension InspectableView {
  // MARK: Fixed

  /// What the modifier `frame` was given, in points.
  ///
  /// - Throws: `modifierNotFound` where no `frame` has both width and height.
  public func fixedFrame() throws -> (width: CGFloat, height: CGFloat, alignment: Alignment) {
    let frame = try node.frame(named: "frame(width: height: alignment:)") {
      $0.width != nil && $0.height != nil
    }
    return (frame.width ?? 0, frame.height ?? 0, frame.alignment)
  }

  /// The height that the modifier `frame` was given, in points.
  public func fixedHeight() throws -> CGFloat {
    try node.frame(named: "frame(height:)") { $0.height != nil }.height ?? 0
  }

  /// The width that the modifier `frame` was given, in points.
  public func fixedWidth() throws -> CGFloat {
    try node.frame(named: "frame(width:)") { $0.width != nil }.width ?? 0
  }

  /// The alignment that the modifier `frame` was given.
  public func fixedAlignment() throws -> Alignment {
    try node.frame(named: "frame(alignment:)") { _ in true }.alignment
  }

  // MARK: Flexible

  /// The range of sizes in points; limits that are not set are NaN.
  public func flexFrame() throws -> (
    minWidth: CGFloat, idealWidth: CGFloat, maxWidth: CGFloat, minHeight: CGFloat,
    idealHeight: CGFloat, maxHeight: CGFloat, alignment: Alignment
  ) {
    var found: _FlexFrameLayout?
    node.forEachModifier { if found == nil { found = $0.modifier as? _FlexFrameLayout } }
    guard let frame = found else {
      throw InspectionError.modifierNotFound(
        parent: node.typeName,
        modifier:
          "frame(minWidth: idealWidth: maxWidth: minHeight: idealHeight: maxHeight: alignment:)",
        index: 0)
    }
    return (
      frame.minWidth ?? .nan, frame.idealWidth ?? .nan, frame.maxWidth ?? .nan,
      frame.minHeight ?? .nan, frame.idealHeight ?? .nan, frame.maxHeight ?? .nan, frame.alignment
    )
  }
}

extension InspectedNode {
  fileprivate func frame(
    named name: String, _ isMeant: (_FrameLayout) -> Bool
  ) throws -> _FrameLayout {
    var found: _FrameLayout?
    forEachModifier { link in
      guard found == nil, let frame = link.modifier as? _FrameLayout, isMeant(frame) else { return }
      found = frame
    }
    if let found { return found }
    throw missingModifier(name)
  }
}
