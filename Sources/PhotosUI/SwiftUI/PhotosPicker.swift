import Foundation
import Photos
import SwiftUI

/// A button that lets the user choose pictures of the device's library.
public struct PhotosPicker<Label: View>: View {
  private let request: PhotosPickerRequest
  private let label: Label
  @State private var isPresented = false
  @Environment(\.photosPickerLooks) private var looks

  init(_ request: PhotosPickerRequest, label: Label) {
    self.request = request
    self.label = label
  }

  public var body: some View {
    if looks.style.isInline {
      PhotosPickerSheet(request: inlineRequest, isPresented: .constant(true))
    } else {
      Button {
        isPresented = true
      } label: {
        label
      }
      .modifier(PhotosPickerModifier(request: request, isPresented: $isPresented))
    }
  }

  private var inlineRequest: PhotosPickerRequest {
    var request = request
    request.looks = looks
    return request
  }
}

extension PhotosPicker {
  /// Lets the user choose one picture.
  ///
  /// Differs from Apple's: pictures are JPEG files, whatever `preferredItemEncoding` is.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      PhotosPickerRequest(selection: selection.list, limit: 1, filter: filter), label: label())
  }

  /// Lets the user choose one picture, and tells which asset it is.
  ///
  /// Differs from Apple's: there is one `photoLibrary`, and pictures are JPEG files, whatever
  /// `preferredItemEncoding` is.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(
      PhotosPickerRequest(
        selection: selection.list, limit: 1, filter: filter, hasLibrary: true), label: label())
  }

  /// Lets the user choose pictures.
  ///
  /// Differs from Apple's: pictures are JPEG files, whatever `preferredItemEncoding` is.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      PhotosPickerRequest(
        selection: selection, limit: maxSelectionCount, behavior: selectionBehavior,
        filter: filter), label: label())
  }

  /// Lets the user choose pictures, and tells which assets they are.
  ///
  /// Differs from Apple's: there is one `photoLibrary`, and pictures are JPEG files, whatever
  /// `preferredItemEncoding` is.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(
      PhotosPickerRequest(
        selection: selection, limit: maxSelectionCount, behavior: selectionBehavior,
        filter: filter, hasLibrary: true), label: label())
  }
}

extension PhotosPicker where Label == Text {
  /// Differs from Apple's: pictures are JPEG files, whatever `preferredItemEncoding` is.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Differs from Apple's: pictures are JPEG files, whatever `preferredItemEncoding` is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(title) }
  }

  /// Differs from Apple's: there is one `photoLibrary`, and pictures are JPEG files, whatever
  /// `preferredItemEncoding` is.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(selection: selection, matching: filter, photoLibrary: photoLibrary) { Text(titleKey) }
  }

  /// Differs from Apple's: there is one `photoLibrary`, and pictures are JPEG files, whatever
  /// `preferredItemEncoding` is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(selection: selection, matching: filter, photoLibrary: photoLibrary) { Text(title) }
  }

  /// Differs from Apple's: pictures are JPEG files, whatever `preferredItemEncoding` is.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter
    ) { Text(titleKey) }
  }

  /// Differs from Apple's: pictures are JPEG files, whatever `preferredItemEncoding` is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter
    ) { Text(title) }
  }

  /// Differs from Apple's: there is one `photoLibrary`, and pictures are JPEG files, whatever
  /// `preferredItemEncoding` is.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter, photoLibrary: photoLibrary
    ) { Text(titleKey) }
  }
}
