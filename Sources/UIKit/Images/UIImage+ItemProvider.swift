import Foundation
import UniformTypeIdentifiers

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.heic", "org.webmproject.webp"]
      + ["public.image"]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// - Throws: An error if the data is no picture, or the class is not `UIImage` itself.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSItemProvider.error(
        .unexpectedValueClassError, "The data of \(typeIdentifier) is no picture.")
    }
    return image
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let isJPEG = typeIdentifier == "public.jpeg"
    completionHandler(isJPEG ? jpegData(compressionQuality: 0.9) : pngData(), nil)
    return nil
  }
}
