import Foundation
import UIKit
import UniformTypeIdentifiers

/// A picture that was chosen.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
  /// Gives the picture.
  public let itemProvider: NSItemProvider
  /// Of the picture's asset; nil unless the picker was made with a library.
  public let assetIdentifier: String?

  init(_ photo: DevicePhoto, number: Int, tellsIdentifier: Bool) {
    assetIdentifier = tellsIdentifier ? photo.id : nil
    itemProvider = photo.itemProvider(number: number)
  }
}

extension DevicePhoto {
  /// Gives the picture as a JPEG file with a number in its name.
  func itemProvider(number: Int) -> NSItemProvider {
    let provider = NSItemProvider()
    let photo = self
    provider.suggestedName = "IMG_" + String(format: "%04d", number)
    provider.registerDataRepresentation(for: .jpeg, visibility: .all) { done in
      done(photo.data, nil)
      return nil
    }
    return provider
  }
}
