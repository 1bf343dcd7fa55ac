import CoreGraphics
import Foundation
import Typesetting

/// A font that the app has read itself.
public final class CGFont: Sendable {
  let data: Data
  private let face: FontFace

  /// The first font of the data; nil if they are no font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let face = FontFace.faces(inFile: [UInt8](data)).first else {
      return nil
    }
    self.data = data
    self.face = face
  }

  public var postScriptName: CFString? { face.postScriptName as CFString }
  public var fullName: CFString? { face.fullName as CFString }

  /// What the manager of fonts knows it by.
  var origin: String { face.postScriptName }
}
