import CoreGraphics
import Foundation

/// A picture of the device's library.
package struct DevicePhoto: Identifiable, Sendable {
  package let id: String
  /// What a picker says of it besides its date.
  package let name: String
  package let image: UIImage
  package let date: Date

  package init(
    id: String = UUID().uuidString + "/L0/001", name: String, image: UIImage, date: Date
  ) {
    self.id = id
    self.name = name
    self.image = image
    self.date = date
  }

  /// As VoiceOver says it in a picker: "Photo, March 30, 2018, 12:14 PM".
  package var label: String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.dateFormat = "MMMM dd, yyyy, h:mm a"
    return "Photo, " + format.string(from: date)
  }

  /// In pixels.
  package var pixelSize: CGSize {
    CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
  }
}
