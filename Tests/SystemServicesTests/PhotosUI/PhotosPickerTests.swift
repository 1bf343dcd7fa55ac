import Accessibility
import Device
import Foundation
import Photos
import PhotosUI
import SwiftUI
import Testing
import UIKit

/// Pictures that the user chooses for a view of SwiftUI.
@MainActor
@Suite(.serialized)
struct PhotosPickerTests {
  private final class Model: ObservableObject {
    @Published var item: PhotosPickerItem?
    @Published var items: [PhotosPickerItem] = []
    @Published var isPresented = false
  }

  private struct OnePicture: View {
    @ObservedObject var model: Model

    var body: some View {
      PhotosPicker("Choose a picture", selection: $model.item, matching: .images)
    }
  }

  private struct Pictures: View {
    @ObservedObject var model: Model
    let behavior: PhotosPickerSelectionBehavior

    var body: some View {
      Text("Album").photosPicker(
        isPresented: $model.isPresented, selection: $model.items, maxSelectionCount: 3,
        selectionBehavior: behavior, matching: .images, photoLibrary: .shared())
    }
  }

  private func window(_ view: some View) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIHostingController(rootView: view)
    window.makeKeyAndVisible()
    return window
  }

  private func photos() throws -> [AccessibilityElement] {
    var found: [AccessibilityElement] = []
    try UIApplication.shared.settledTree().forEachDescendant {
      if $0.label.hasPrefix("Photo, ") { found.append($0) }
    }
    return found
  }

  private func tap(_ frame: CGRect) throws {
    try UIApplication.shared.send(.touches(.tap(at: CGPoint(x: frame.midX, y: frame.midY))))
  }

  private func tap(_ label: String) throws {
    let tree = try UIApplication.shared.settledTree()
    try tap(#require(tree.firstDescendant { $0.label == label }).frame)
  }

  @Test func aTapChoosesAPictureThatCanBeLoaded() async throws {
    let model = Model()
    let window = window(OnePicture(model: model))
    defer { window.isHidden = true }
    try tap("Choose a picture")
    try tap(try #require(try photos().first).frame)
    #expect(try photos().isEmpty)
    let item = try #require(model.item)
    #expect(item.itemIdentifier == nil)
    #expect(item.supportedContentTypes.first?.identifier == "public.jpeg")
    let data = try await item.loadTransferable(type: Data.self)
    #expect(data?.starts(with: [0xFF, 0xD8]) == true)
    #expect(try await item.loadTransferable(type: String.self) == nil)
  }

  @Test func severalAreAddedTogether() throws {
    let model = Model()
    let window = window(Pictures(model: model, behavior: .ordered))
    defer { window.isHidden = true }
    model.isPresented = true
    let shown = try photos()
    try tap(shown[2].frame)
    try tap(shown[0].frame)
    #expect(model.items.isEmpty)
    try tap("Add")
    #expect(model.isPresented == false)
    #expect(model.items.count == 2)
    let first = try #require(model.items.first)
    let id = try #require(first.itemIdentifier)
    #expect(PhotosPickerItem(itemIdentifier: id) == first)
    // What is chosen is marked when the picker comes again.
    model.isPresented = true
    #expect(try photos().filter { $0.traits.contains(.selected) }.count == 2)
  }

  @Test func continuousSelectionsAreToldAtOnce() throws {
    let model = Model()
    let window = window(Pictures(model: model, behavior: .continuous))
    defer { window.isHidden = true }
    model.isPresented = true
    try tap(try #require(try photos().first).frame)
    #expect(model.items.count == 1)
    #expect(model.isPresented)
  }

  @Test func cancelLeavesWhatWasChosen() throws {
    let model = Model()
    let item = PhotosPickerItem(itemIdentifier: "00000000-0000-4000-8000-000000000001/L0/001")
    model.items = [item]
    let window = window(Pictures(model: model, behavior: .default))
    defer { window.isHidden = true }
    model.isPresented = true
    try tap("Cancel")
    #expect(model.isPresented == false)
    #expect(model.items == [item])
  }

  private struct InlinePictures: View {
    @ObservedObject var model: Model
    let limit: Int

    var body: some View {
      VStack {
        Text("\(model.items.count) chosen")
        PhotosPicker(
          selection: $model.items, maxSelectionCount: limit, selectionBehavior: .continuous,
          matching: .images, photoLibrary: .shared()
        ) { Text("Choose") }
        .photosPickerStyle(.inline)
        .photosPickerDisabledCapabilities([.selectionActions, .search])
      }
    }
  }

  @Test func aPickerInThePlaceOfTheViewGoesOn() throws {
    let model = Model()
    let window = window(InlinePictures(model: model, limit: 3))
    defer { window.isHidden = true }
    let tree = try UIApplication.shared.settledTree()
    #expect(tree.firstDescendant { $0.label == "Choose" || $0.label == "Cancel" } == nil)
    let shown = try photos()
    try tap(shown[0].frame)
    try tap(shown[1].frame)
    #expect(model.items.count == 2)
    try tap(shown[1].frame)
    #expect(model.items.count == 1)
  }

  @Test func ofOneAfterTheOtherTheLastIsChosen() throws {
    let model = Model()
    let window = window(InlinePictures(model: model, limit: 1))
    defer { window.isHidden = true }
    let shown = try photos()
    try tap(shown[0].frame)
    let first = try #require(model.items.first)
    try tap(shown[1].frame)
    #expect(model.items.count == 1 && model.items.first != first)
  }

  @Test func theBarOfAPickerMayBeHidden() throws {
    let model = Model()
    func top(isHidden: Bool) throws -> CGFloat {
      let window = window(
        InlinePictures(model: model, limit: 3)
          .photosPickerAccessoryVisibility(isHidden ? .hidden : .automatic, edges: .top))
      defer { window.isHidden = true }
      return try #require(try photos().first).frame.minY
    }
    #expect(try top(isHidden: true) < top(isHidden: false))
  }

  @Test func anAssetThatIsNotThereCannotBeLoaded() async {
    let item = PhotosPickerItem(itemIdentifier: "gone")
    await #expect(throws: PHPhotosError(.identifierNotFound)) {
      _ = try await item.loadTransferable(type: Data.self)
    }
  }
}
