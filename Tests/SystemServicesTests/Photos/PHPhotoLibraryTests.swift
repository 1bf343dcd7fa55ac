import Device
import Foundation
import Photos
import Testing
import UIKit

extension AskingTests {
  /// The device's pictures, as apps fetch, add and delete them.
  @MainActor
  @Suite struct PHPhotoLibraryTests {
    @Test func withoutPermissionThereIsNothing() async {
      await deciding(.photos, nil) {
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
      }
    }

    @Test func theAnswerIsKept() async {
      await deciding(.photos, nil, answering: "Allow Full Access") {
        #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized)
      }
    }

    @Test func assetsComeOldestFirstOrAsSorted() async throws {
      try await deciding(.photos, .granted) {
        let dates = assets().compactMap(\.creationDate)
        #expect(dates.count >= 6)
        #expect(dates == dates.sorted())
        let options = PHFetchOptions()
        options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
        options.fetchLimit = 2
        let newest = PHAsset.fetchAssets(with: .image, options: options)
        #expect(newest.count == 2)
        #expect(newest.firstObject?.creationDate == dates.last)
        #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
        let first = try #require(assets().first)
        let again = PHAsset.fetchAssets(
          withLocalIdentifiers: [first.localIdentifier], options: nil)
        #expect(again.firstObject == first)
        #expect(again.index(of: first) == 0)
      }
    }

    private func assets() -> [PHAsset] {
      var found: [PHAsset] = []
      PHAsset.fetchAssets(with: nil).enumerateObjects { asset, _, _ in found.append(asset) }
      return found
    }

    private func picture(_ size: CGSize) -> UIImage {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: size, format: format).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }

    private final class Listener: NSObject, PHPhotoLibraryChangeObserver, @unchecked Sendable {
      let heard: AsyncStream<Void>
      private let tell: AsyncStream<Void>.Continuation

      override init() {
        (heard, tell) = AsyncStream.makeStream()
        super.init()
      }

      func photoLibraryDidChange(_ changeInstance: PHChange) { tell.yield() }
    }

    @Test func picturesAreAddedAndDeleted() async throws {
      try await deciding(.photos, .granted) {
        let before = assets().count
        let image = picture(CGSize(width: 30, height: 20))
        let listener = Listener()
        PHPhotoLibrary.shared().register(listener)
        try await PHPhotoLibrary.shared().performChanges {
          PHAssetChangeRequest.creationRequestForAsset(from: image)
        }
        for await _ in listener.heard { break }
        PHPhotoLibrary.shared().unregisterChangeObserver(listener)
        let added = try #require(assets().last)
        #expect(assets().count == before + 1)
        #expect(added.pixelWidth == 30 && added.pixelHeight == 20)
        try PHPhotoLibrary.shared().performChangesAndWait {
          PHAssetChangeRequest.deleteAssets([added])
        }
        #expect(assets().count == before)
      }
    }

    @Test func aPictureThatCannotBeReadIsToldAndNothingIsDone() async {
      await deciding(.photos, .granted) {
        let before = assets().count
        let image = picture(CGSize(width: 3, height: 2))
        await #expect(throws: PHPhotosError(.invalidResource)) {
          try await PHPhotoLibrary.shared().performChanges {
            PHAssetChangeRequest.creationRequestForAsset(from: image)
            PHAssetCreationRequest.forAsset()
              .addResource(with: .photo, data: Data("no picture".utf8), options: nil)
          }
        }
        #expect(assets().count == before)
      }
    }

    @Test func blocksOfChangesRunOneAfterTheOther() async throws {
      try await deciding(.photos, .granted) {
        let before = Set(assets().map(\.localIdentifier))
        let image = picture(CGSize(width: 3, height: 2))
        try await withThrowingTaskGroup { group in
          for _ in 0..<8 {
            group.addTask {
              try await PHPhotoLibrary.shared().performChanges {
                PHAssetChangeRequest.creationRequestForAsset(from: image)
              }
            }
          }
          try await group.waitForAll()
        }
        let added = assets().filter { !before.contains($0.localIdentifier) }
        #expect(added.count == 8)
        try PHPhotoLibrary.shared().performChangesAndWait {
          PHAssetChangeRequest.deleteAssets(added)
        }
      }
    }

    @Test func whoMayNotIsTold() async {
      _ = await deciding(.photos, .denied) {
        await #expect(throws: PHPhotosError(.accessUserDenied)) {
          try await PHPhotoLibrary.shared().performChanges {}
        }
      }
    }

    @Test func changesOutsideABlockFail() {
      withKnownIssue {
        _ = PHAssetChangeRequest.creationRequestForAsset(from: UIImage())
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("can only be called from inside of") }
      }
    }

    @Test func imagesComeInTheSizeThatIsAskedFor() async throws {
      try await deciding(.photos, .granted) {
        let asset = try #require(assets().first)
        let options = PHImageRequestOptions()
        options.isSynchronous = true
        var image: UIImage?
        PHImageManager.default().requestImage(
          for: asset, targetSize: CGSize(width: 40, height: 40), contentMode: .aspectFit,
          options: options
        ) { found, _ in image = found }
        #expect(image?.size == CGSize(width: 40, height: 30))
        PHImageManager.default().requestImage(
          for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
        ) { found, _ in image = found }
        #expect(image?.size.width == CGFloat(asset.pixelWidth))
        var data: Data?
        PHImageManager.default().requestImageDataAndOrientation(for: asset, options: options) {
          found, type, _, _ in
          #expect(type == "public.jpeg")
          data = found
        }
        #expect(data?.starts(with: [0xFF, 0xD8]) == true)
      }
    }
  }
}
