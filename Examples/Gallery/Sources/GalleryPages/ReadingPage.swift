import SwiftUI

extension GalleryPage {
  static let reading = [
    GalleryPage("Texts") { TextsPage() },
    GalleryPage("Group boxes") { BoxesPage() },
    GalleryPage("Colours") { ColoursPage() },
  ]
}

/// Texts in their widths, alignments and formats.
struct TextsPage: View {
  private let long = "The quick brown fox jumps over the lazy dog and runs into the forest."

  var body: some View {
    Parts {
      Text(long).lineLimit(1)
      Text(long).lineLimit(1).truncationMode(.middle)
      Text(long).multilineTextAlignment(.center)
      Text(long).multilineTextAlignment(.trailing).lineSpacing(6)
      Text(long).lineLimit(1).minimumScaleFactor(0.5)
      Text("**Bold**, *italic*, `code` and [a link](https://example.com)")
      Text("Kerned").kerning(4)
      Text("Tracked in small capitals").font(.body.smallCaps())
      Text("Serif").font(.system(.title3, design: .serif))
      Text("Rounded").font(.system(.title3, design: .rounded))
      Text("Monospaced").font(.system(.title3, design: .monospaced))
      Text("0123456789").monospacedDigit()
      Text(GalleryPage.date, style: .date)
      Text(12_345.678, format: .currency(code: "EUR"))
      HStack(alignment: .firstTextBaseline) {
        Text("Base").font(.largeTitle)
        Text("line").font(.caption)
        Image(systemName: "star")
      }
      Text("مرحبا بالعالم — שלום עולם")
      Text("Highlighted").padding(4).background(.yellow).foregroundStyle(.black)
    }
  }
}

struct BoxesPage: View {
  var body: some View {
    Parts {
      GroupBox("Title") { Text("Content").frame(maxWidth: .infinity, alignment: .leading) }
      GroupBox { Text("Without a title") }
      GroupBox {
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Inside") }
        DisclosureGroup("Closed", isExpanded: .constant(false)) { Text("Inside") }
      } label: {
        Label("With an icon", systemImage: "heart.fill").foregroundStyle(.pink)
      }
      LabeledContent("Label", value: "Value")
      Divider()
      HStack {
        Text("Left")
        Divider()
        Text("Right")
      }
      .frame(height: 30)
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
        GridRow {
          Text("Name").bold()
          Text("Count").bold()
        }
        Divider()
        GridRow {
          Text("Apples")
          Text("12").gridColumnAlignment(.trailing)
        }
        GridRow {
          Text("Pears")
          Text("4")
        }
      }
      ViewThatFits {
        HStack { ForEach(0..<30) { Text("\($0)") } }
        Text("What fits")
      }
    }
  }
}

/// The colours of the system.
struct ColoursPage: View {
  private let fills: [(String, Color)] = [
    ("label", Color(uiColor: .label)), ("secondaryLabel", Color(uiColor: .secondaryLabel)),
    ("tertiaryLabel", Color(uiColor: .tertiaryLabel)),
    ("quaternaryLabel", Color(uiColor: .quaternaryLabel)),
    ("placeholderText", Color(uiColor: .placeholderText)),
    ("separator", Color(uiColor: .separator)),
    ("opaqueSeparator", Color(uiColor: .opaqueSeparator)),
    ("systemFill", Color(uiColor: .systemFill)),
    ("secondarySystemFill", Color(uiColor: .secondarySystemFill)),
    ("tertiarySystemFill", Color(uiColor: .tertiarySystemFill)),
    ("quaternarySystemFill", Color(uiColor: .quaternarySystemFill)),
    ("systemBackground", Color(uiColor: .systemBackground)),
    ("secondarySystemBackground", Color(uiColor: .secondarySystemBackground)),
    ("tertiarySystemBackground", Color(uiColor: .tertiarySystemBackground)),
    ("systemGroupedBackground", Color(uiColor: .systemGroupedBackground)),
    ("systemGray", Color(uiColor: .systemGray)), ("systemGray2", Color(uiColor: .systemGray2)),
    ("systemGray3", Color(uiColor: .systemGray3)), ("systemGray4", Color(uiColor: .systemGray4)),
    ("systemGray5", Color(uiColor: .systemGray5)), ("systemGray6", Color(uiColor: .systemGray6)),
  ]

  var body: some View {
    Parts {
      ForEach(fills, id: \.0) { name, colour in
        HStack {
          RoundedRectangle(cornerRadius: 4).fill(colour).frame(width: 40, height: 22)
            .overlay { RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 0.5) }
          Text(name).font(.footnote)
        }
      }
    }
  }
}
