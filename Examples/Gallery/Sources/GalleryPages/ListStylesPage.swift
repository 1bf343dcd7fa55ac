import SwiftUI

extension GalleryPage {
  static let listStyles = [
    GalleryPage("Grouped list") { ListPage().listStyle(.grouped) },
    GalleryPage("Sidebar list") { ListPage().listStyle(.sidebar) },
    GalleryPage("Columns form") { SettingsPage().formStyle(.columns) },
    GalleryPage("Row layouts") { RowLayoutsPage() },
  ]
}

/// Rows as apps lay them out.
struct RowLayoutsPage: View {
  var body: some View {
    List {
      HStack {
        Image(systemName: "photo").resizable().scaledToFit().frame(width: 44, height: 44)
          .foregroundStyle(.white).background(.blue, in: .rect(cornerRadius: 8))
        VStack(alignment: .leading) {
          Text("Title of a row").font(.headline)
          Text("A text below it that needs more than the one line there is").lineLimit(1)
            .font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer()
        Text("9:41").font(.caption).foregroundStyle(.secondary)
      }
      Label {
        Text("Coloured icon")
      } icon: {
        Image(systemName: "bell.fill").foregroundStyle(.red)
      }
      LabeledContent {
        Text("Value")
      } label: {
        Text("Labelled")
        Text("With a second line")
      }
      Toggle(isOn: .constant(true)) {
        Text("Switch")
        Text("With a second line")
      }
      HStack {
        Text("Selected")
        Spacer()
        Image(systemName: "checkmark").foregroundStyle(.tint)
      }
      NavigationLink {
        Text("There")
      } label: {
        LabeledContent("Link", value: "Value")
      }
      Button("Add", systemImage: "plus.circle.fill") {}
      HStack {
        Button("Left") {}
        Spacer()
        Button("Right") {}
      }
      .buttonStyle(.borderless)
      ProgressView("Loading")
      GroupBox("Box in a row") { Text("Inside") }
    }
  }
}
