import UIKit

extension Snapshotting where Format == UIImage {
  /// Pictures with numbered regions, and what VoiceOver says of each.
  ///
  /// `find` finds what is on the stage; nil off the main actor.
  static func numbered(
    _ look: AccessibilityLook, _ precision: Float, _ perceptualPrecision: Float,
    find: @escaping (Value) -> AccessibilityPicture.Finding?
  ) -> Snapshotting {
    let diffing = Diffing<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision)
    return Snapshotting(pathExtension: "png", diffing: diffing) { value in
      find(value).flatMap { finding in
        let finding = Unchecked(value: finding)
        return OnMainActor.run { AccessibilityPicture.picture(of: finding.value, look: look) }
      } ?? UndrawnPictures.offMainActor()
    }
  }
}

extension Snapshotting where Format == String {
  /// What VoiceOver says, a number an element.
  ///
  /// `find` finds what is on the stage; nil off the main actor.
  static func spoken(find: @escaping (Value) -> [SpokenElement]?) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { (value: Value) in
      find(value).flatMap { elements in
        let elements = Unchecked(value: elements)
        return OnMainActor.run { SpokenScreen.text(of: elements.value) }
      } ?? TextProblem.offMainActor
    }.ofThisSystem()
  }
}
