import SwiftUI

extension GalleryPage {
  static let glass = GalleryPage("Glass") { GlassPage() }
}

/// What is made of glass, from iOS 26 on.
struct GlassPage: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.orange, .purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .ignoresSafeArea()
      if #available(iOS 26, *) {
        VStack(spacing: 20) {
          HStack {
            Button("Glass") {}.buttonStyle(.glass)
            Button("Prominent") {}.buttonStyle(.glassProminent)
          }
          HStack {
            Button("Add", systemImage: "plus") {}.buttonBorderShape(.circle)
            Button("Large") {}.controlSize(.large)
            Button("Off") {}.disabled(true)
          }
          .labelStyle(.iconOnly)
          .buttonStyle(.glass)
          Text("Regular").padding().glassEffect()
          Text("Tinted").padding().glassEffect(.regular.tint(.green))
          Text("Rounded").padding().glassEffect(in: .rect(cornerRadius: 16))
          Text("Clear").padding().glassEffect(.clear)
        }
      } else {
        Text("Glass comes with iOS 26").foregroundStyle(.white)
      }
    }
  }
}
