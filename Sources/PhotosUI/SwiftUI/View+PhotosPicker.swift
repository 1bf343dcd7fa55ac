import Photos
import SwiftUI

extension View {
  /// Lets the user choose one picture while `isPresented` is true.
  ///
  /// Differs from Apple's: pictures are JPEG files, whatever `preferredItemEncoding` is.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        request: PhotosPickerRequest(selection: selection.list, limit: 1, filter: filter),
        isPresented: isPresented))
  }

  /// Lets the user choose one picture while `isPresented` is true, and tells which asset it is.
  ///
  /// Differs from Apple's: there is one `photoLibrary`, and pictures are JPEG files, whatever
  /// `preferredItemEncoding` is.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        request: PhotosPickerRequest(
          selection: selection.list, limit: 1, filter: filter, hasLibrary: true),
        isPresented: isPresented))
  }

  /// Lets the user choose pictures while `isPresented` is true.
  ///
  /// Differs from Apple's: pictures are JPEG files, whatever `preferredItemEncoding` is.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        request: PhotosPickerRequest(
          selection: selection, limit: maxSelectionCount, behavior: selectionBehavior,
          filter: filter),
        isPresented: isPresented))
  }

  /// Lets the user choose pictures while `isPresented` is true, and tells which assets they are.
  ///
  /// Differs from Apple's: there is one `photoLibrary`, and pictures are JPEG files, whatever
  /// `preferredItemEncoding` is.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotosPickerModifier(
        request: PhotosPickerRequest(
          selection: selection, limit: maxSelectionCount, behavior: selectionBehavior,
          filter: filter, hasLibrary: true),
        isPresented: isPresented))
  }
}
