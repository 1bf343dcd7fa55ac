import SwiftUI

extension GalleryPage {
  static let images = GalleryPage("Images") { ImagesPage() }
}

/// Symbols in their renderings and scales, and images that are not there yet.
struct ImagesPage: View {
  var body: some View {
    Parts {
      HStack(spacing: 16) {
        Image(systemName: "star.fill").imageScale(.small)
        Image(systemName: "star.fill").imageScale(.medium)
        Image(systemName: "star.fill").imageScale(.large)
        Image(systemName: "star.fill").fontWeight(.ultraLight)
        Image(systemName: "star.fill").fontWeight(.black)
        Image(systemName: "star").symbolVariant(.circle.fill)
      }
      HStack(spacing: 16) {
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.monochrome)
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
        Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
        Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode(.palette)
          .foregroundStyle(.red, .blue)
        Image(systemName: "wifi", variableValue: 0.5)
      }
      .font(.largeTitle)
      HStack(spacing: 16) {
        Image(systemName: "photo").resizable().scaledToFit().frame(width: 80, height: 60)
          .border(.gray)
        Image(systemName: "photo").resizable().scaledToFill().frame(width: 80, height: 60)
          .clipped().border(.gray)
        Image(systemName: "photo").resizable().frame(width: 40, height: 60).border(.gray)
      }
      AsyncImage(url: nil).frame(width: 120, height: 80)
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      .frame(width: 120, height: 80).border(.gray)
      HStack {
        Image(systemName: "person.fill").font(.largeTitle).padding().background(.quaternary)
          .clipShape(.circle)
        Image(systemName: "bell.fill").overlay(alignment: .topTrailing) {
          Circle().fill(.red).frame(width: 8, height: 8)
        }
        Text("Redacted text").redacted(reason: .placeholder)
        Text("Text with \(Image(systemName: "star.fill")) in it")
      }
    }
  }
}
