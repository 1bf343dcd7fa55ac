import CoreGraphics
import Foundation
import SwiftUI

/// For each picture that differs: before, after, and the difference with boxes around it.
@MainActor
struct ChangeSheet: View {
  /// One picture of which there is a new one.
  struct Row: Identifiable {
    let id: String
    /// Nil for a picture that there has not been so far.
    let before: CGBitmap?
    let after: CGBitmap
  }

  let rows: [Row]

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(rows) { row in
        Text(row.id).font(.system(size: 22, weight: .semibold))
        HStack(alignment: .top, spacing: 16) {
          if let before = row.before {
            column("Before", before) { EmptyView() }
            column("After", row.after) { EmptyView() }
            column("Difference", row.after, opacity: 0.25) {
              Picture(bitmap: PixelDifference.marks(from: before, to: row.after))
              boxes(around: PixelDifference.boxes(from: before, to: row.after))
            }
          } else {
            column("New", row.after) { EmptyView() }
          }
        }
      }
    }
    .padding(24)
    .background(Color(red: 0.85, green: 0.87, blue: 0.9))
  }

  private func column<Marks: View>(
    _ title: String, _ bitmap: CGBitmap, opacity: Double = 1, @ViewBuilder marks: () -> Marks
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title).font(.system(size: 15)).foregroundStyle(.secondary)
      ZStack(alignment: .topLeading) {
        Picture(bitmap: bitmap).opacity(opacity)
        marks()
      }
    }
  }

  private func boxes(around places: [CGRect]) -> some View {
    ForEach(places.indices, id: \.self) { index in
      let rect = places[index].insetBy(dx: -4, dy: -4)
      Rectangle()
        .stroke(Color.red, lineWidth: 2)
        .frame(width: rect.width, height: rect.height)
        .offset(x: rect.minX, y: rect.minY)
    }
  }
}
