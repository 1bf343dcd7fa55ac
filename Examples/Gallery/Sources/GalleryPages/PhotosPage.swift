import PhotosUI
import SwiftUI

extension GalleryPage {
  static let photos = GalleryPage("Photo picker") { PhotosPage() }
}

struct PhotosPage: View {
  @State private var item: PhotosPickerItem?

  var body: some View {
    PhotosPicker("Choose a photo", selection: $item, matching: .images)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .photosPicker(isPresented: .constant(true), selection: $item)
  }
}
