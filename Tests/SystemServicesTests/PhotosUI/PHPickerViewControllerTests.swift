import Accessibility
import Device
import Foundation
import Photos
import PhotosUI
import Testing
import UIKit

/// Pictures that the user chooses for an app of UIKit.
@MainActor
@Suite(.serialized)
struct PHPickerViewControllerTests {
  private final class Chooser: UIViewController, PHPickerViewControllerDelegate {
    private(set) var answers: [[PHPickerResult]] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      answers.append(results)
      picker.dismiss(animated: true)
    }
  }

  @MainActor
  private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let chooser = Chooser()

    init(_ configuration: PHPickerConfiguration) {
      window.rootViewController = chooser
      window.makeKeyAndVisible()
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = chooser
      chooser.present(picker, animated: false)
      TurnScheduler.shared.runTurn()
    }

    isolated deinit { window.isHidden = true }

    var photos: [AccessibilityElement] {
      get throws {
        var found: [AccessibilityElement] = []
        try UIApplication.shared.settledTree().forEachDescendant {
          if $0.label.hasPrefix("Photo, ") { found.append($0) }
        }
        return found
      }
    }

    func tap(_ frame: CGRect) throws {
      try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
    }

    func tap(_ label: String) throws {
      let tree = try UIApplication.shared.settledTree()
      try tap(#require(tree.firstDescendant { $0.label == label }).frame)
    }
  }

  @Test func theFirstTapChoosesThePicture() async throws {
    let screen = Screen(PHPickerConfiguration())
    let photos = try screen.photos
    #expect(photos.count >= 6)
    #expect(photos.allSatisfy { $0.elementType == .image })
    try screen.tap(photos[0].frame)
    #expect(screen.chooser.answers.map(\.count) == [1])
    let result = try #require(screen.chooser.answers.first?.first)
    #expect(result.assetIdentifier == nil)
    #expect(result.itemProvider.canLoadObject(ofClass: UIImage.self))
    let image: UIImage? = await withCheckedContinuation { next in
      result.itemProvider.loadObject(ofClass: UIImage.self) { object, _ in
        next.resume(returning: object as? UIImage)
      }
    }
    #expect((image?.size.width ?? 0) > 0)
    #expect(try screen.photos.isEmpty)
    #expect(screen.chooser.presentedViewController == nil)
  }

  @Test func severalAreToldInTheOrderOfChoosing() throws {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 2
    configuration.selection = .ordered
    let screen = Screen(configuration)
    let photos = try screen.photos
    try screen.tap(photos[1].frame)
    try screen.tap(photos[0].frame)
    // A third is one too many.
    try screen.tap(photos[2].frame)
    #expect(try screen.photos.filter { $0.traits.contains(.selected) }.count == 2)
    try screen.tap("Add")
    let ids = try #require(screen.chooser.answers.first).compactMap(\.assetIdentifier)
    #expect(ids.count == 2)
    #expect(ids[0] != ids[1])
    #expect(ids[0] < ids[1])
  }

  @Test func cancelChoosesNothing() throws {
    let screen = Screen(PHPickerConfiguration())
    try screen.tap("Cancel")
    #expect(screen.chooser.answers.map(\.count) == [0])
    #expect(try screen.photos.isEmpty)
    #expect(screen.chooser.presentedViewController == nil)
  }

  @Test(arguments: [
    (PHPickerFilter.images, true), (.videos, false), (.any(of: [.videos, .images]), true),
    (.all(of: [.videos, .images]), false), (.not(.images), false), (.not(.videos), true),
  ])
  func filtersShowWhatTheySay(filter: PHPickerFilter, showsPictures: Bool) throws {
    var configuration = PHPickerConfiguration()
    configuration.filter = filter
    let screen = Screen(configuration)
    #expect(try screen.photos.isEmpty != showsPictures)
  }
}
