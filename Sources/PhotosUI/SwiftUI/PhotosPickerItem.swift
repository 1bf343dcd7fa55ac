import CoreTransferable
import Foundation
import Photos
import UIKit
import UniformTypeIdentifiers

/// A picture that was chosen in a photos picker.
public struct PhotosPickerItem: Equatable, Hashable, @unchecked Sendable {
  /// In which kind of data a picture is preferred.
  ///
  /// Differs from Apple's: pictures are JPEG files whichever is chosen.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let name: String

    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    public static let current = EncodingDisambiguationPolicy(name: "current")
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// Of the picture's asset; nil unless the picker was given a library.
  public let itemIdentifier: String?
  private let photo: DevicePhoto?
  private let number: Int

  init(_ photo: DevicePhoto, number: Int, tellsIdentifier: Bool) {
    self.photo = photo
    self.number = number
    itemIdentifier = tellsIdentifier ? photo.id : nil
  }

  /// The item of an asset.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    let photos = PhotoLibrary.photos
    photo = photos.first { $0.id == itemIdentifier }
    number = (photos.firstIndex { $0.id == itemIdentifier } ?? 0) + 1
  }

  public static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  /// The asset's, also where the app may not know it.
  var identity: String { photo?.id ?? itemIdentifier ?? "" }

  /// The kinds of data that the picture can be had in, the best one first.
  public var supportedContentTypes: [UTType] { photo == nil ? [] : [.jpeg] }

  /// Makes a value of the picture; nil if the type cannot be made of one.
  ///
  /// - Throws: `PHPhotosError.identifierNotFound` for the item of an asset that is not there, else what the
  ///   type's representation throws.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let photo else { throw PHPhotosError(.identifierNotFound) }
    let provider = photo.itemProvider(number: number)
    guard provider.canLoad(type) else { return nil }
    return try await provider.value(of: type)
  }

  /// Makes a value of the picture, and tells it on a queue of its own.
  @discardableResult
  public func loadTransferable<T: Transferable & Sendable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        completionHandler(.success(try await loadTransferable(type: type)))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return progress
  }
}

/// How what is chosen in a photos picker is shown and told.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  let isOrdered: Bool
  let isContinuous: Bool

  public static let `default` = PhotosPickerSelectionBehavior(
    isOrdered: false, isContinuous: false)
  /// With numbers, and told in the order of choosing.
  public static let ordered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: false)
  /// Told after each tap.
  public static let continuous = PhotosPickerSelectionBehavior(
    isOrdered: false, isContinuous: true)
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(
    isOrdered: true, isContinuous: true)
}
