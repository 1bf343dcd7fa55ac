import Photos
import SwiftUI
import UIKit

/// What a photos picker is asked for.
struct PhotosPickerRequest {
  @Binding var selection: [PhotosPickerItem]
  /// Nil for any number.
  var limit: Int?
  var behavior = PhotosPickerSelectionBehavior.default
  var filter: PHPickerFilter?
  var hasLibrary = false
  var looks = PhotosPickerLooks()

  var configuration: PHPickerConfiguration {
    // The picker itself always tells which asset it was; the items say it to the app or not.
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = limit ?? 0
    configuration.filter = filter
    configuration.selection = behavior.isOrdered ? .ordered : .default
    configuration.disabledCapabilities = looks.disabled
    if configuration.selectionLimit != 1 {
      configuration.preselectedAssetIdentifiers = selection.map(\.identity)
    }
    return configuration
  }

  func item(_ id: String) -> PhotosPickerItem? {
    let photos = PhotoLibrary.photos
    return photos.firstIndex { $0.id == id }.map {
      PhotosPickerItem(photos[$0], number: $0 + 1, tellsIdentifier: hasLibrary)
    }
  }
}

/// The picker in a sheet.
struct PhotosPickerSheet: UIViewControllerRepresentable {
  let request: PhotosPickerRequest
  @Binding var isPresented: Bool

  @MainActor
  final class Coordinator: PHPickerViewControllerDelegate {
    var sheet: PhotosPickerSheet

    init(_ sheet: PhotosPickerSheet) { self.sheet = sheet }

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      if !results.isEmpty {
        sheet.request.selection = results.compactMap(\.assetIdentifier)
          .compactMap(sheet.request.item)
      }
      sheet.isPresented = false
    }

    func changed(_ photos: [DevicePhoto]) {
      sheet.request.selection = photos.map(\.id).compactMap(sheet.request.item)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIViewController(context: Context) -> PHPickerViewController {
    let picker = PHPickerViewController(configuration: request.configuration)
    picker.delegate = context.coordinator
    picker.isEmbedded = looks.style.isInline
    picker.hidesBar = looks.hidesBar
    if request.behavior.isContinuous {
      picker.didChangeSelection = { [weak coordinator = context.coordinator] photos in
        coordinator?.changed(photos)
      }
    }
    return picker
  }

  func updateUIViewController(_ picker: PHPickerViewController, context: Context) {
    context.coordinator.sheet = self
    picker.hidesBar = looks.hidesBar
  }

  private var looks: PhotosPickerLooks { request.looks }
}

/// Shows a photos picker above a view.
struct PhotosPickerModifier: ViewModifier {
  let request: PhotosPickerRequest
  @Binding var isPresented: Bool
  @Environment(\.photosPickerLooks) var looks

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      PhotosPickerSheet(request: sheetRequest, isPresented: $isPresented).ignoresSafeArea()
    }
  }

  /// A sheet is one, whatever the style.
  private var sheetRequest: PhotosPickerRequest {
    var request = request
    request.looks = looks
    request.looks.style = .presentation
    return request
  }
}

extension Binding where Value == PhotosPickerItem? {
  /// One item or none as a list.
  var list: Binding<[PhotosPickerItem]> {
    Binding<[PhotosPickerItem]>(
      get: { wrappedValue.map { [$0] } ?? [] }, set: { wrappedValue = $0.last })
  }
}
