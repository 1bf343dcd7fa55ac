import CoreGraphics
import SwiftUI

/// All pictures with their names, in columns of about the same height.
@MainActor
struct ContactSheet: View {
  struct Entry: Identifiable {
    let id: String
    let bitmap: CGBitmap
  }

  let columns: [[Entry]]

  init(_ entries: [Entry], columnCount: Int = 5) {
    var columns = [[Entry]](repeating: [], count: columnCount)
    var heights = [Int](repeating: 0, count: columnCount)
    for entry in entries {
      let lowest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      columns[lowest].append(entry)
      heights[lowest] += entry.bitmap.height + 60
    }
    self.columns = columns
  }

  var body: some View {
    HStack(alignment: .top, spacing: 24) {
      ForEach(columns.indices, id: \.self) { index in
        VStack(alignment: .leading, spacing: 24) {
          ForEach(columns[index]) { entry in
            VStack(alignment: .leading, spacing: 6) {
              Text(entry.id).font(.system(size: 18, weight: .semibold))
              Picture(bitmap: entry.bitmap)
            }
          }
        }
      }
    }
    .padding(24)
    .background(Color(red: 0.85, green: 0.87, blue: 0.9))
  }
}
