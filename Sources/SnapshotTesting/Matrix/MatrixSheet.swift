import SwiftUI

/// All pictures of a matrix, small, with their names; those that failed with a red edge.
@MainActor
struct MatrixSheet {
  struct Cell: Identifiable {
    let name: String
    /// Nil if there is none.
    let picture: UIImage?
    let isFailed: Bool

    var id: String { name }
  }

  let cells: [Cell]

  /// In points, which are pixels of the sheet.
  private static let width: CGFloat = 180
  private static let columns = 6

  /// The PNG; nil if it can't be drawn.
  var data: Data? {
    let stage = SnapshotStage(
      config: ViewImageConfig(),
      traits: UITraitCollection { traits in
        traits.displayScale = 1
        traits.userInterfaceStyle = .light
      })
    let image = stage.showFitting(UIHostingController(rootView: content)) {
      stage.picture(of: $0)
    }
    return image.size == .zero ? nil : image.pngData()
  }

  private var content: some View {
    let rows = stride(from: 0, to: cells.count, by: Self.columns).map { start in
      Array(cells[start..<min(start + Self.columns, cells.count)])
    }
    return VStack(alignment: .leading, spacing: 24) {
      ForEach(rows.indices, id: \.self) { row in
        HStack(alignment: .top, spacing: 24) {
          ForEach(rows[row]) { cell in Self.view(of: cell) }
        }
      }
    }
    .padding(24)
    .background(Color(red: 0.88, green: 0.89, blue: 0.92))
    .environment(\.dynamicTypeSize, .large)
    .environment(\.layoutDirection, .leftToRight)
  }

  private static func view(of cell: Cell) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(cell.name)
        .font(.system(size: 12, weight: .semibold))
        .foregroundStyle(cell.isFailed ? Color.red : Color.black)
        .frame(width: width, alignment: .leading)
      if let picture = cell.picture, picture.size.width > 0 {
        let scale = min(1, width / picture.size.width)
        Image(uiImage: picture)
          .resizable()
          .frame(width: picture.size.width * scale, height: picture.size.height * scale)
          .border(cell.isFailed ? Color.red : Color(white: 0.75), width: cell.isFailed ? 3 : 1)
      } else {
        Text("No picture").font(.system(size: 12)).foregroundStyle(Color.red)
      }
    }
  }
}
