import Device
import Foundation
import UIKit

/// What a share link opens: what is shared, and what can be done with it.
struct ShareSheet: View {
  let title: Text
  let texts: [String]
  @Binding var isOpen: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        Image(systemName: "doc")
        title.lineLimit(1).font(.headline)
        Spacer()
        Button {
          isOpen = false
        } label: {
          Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        }
        .accessibilityLabel(SystemWord.close.text)
      }
      .padding()
      Divider()
      List {
        Button {
          UIPasteboard.general.string = texts.joined(separator: "\n")
          isOpen = false
        } label: {
          Label(SystemWord.copy.text, systemImage: "doc.on.doc")
        }
      }
    }
    .presentationDetents([.medium, .large])
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("ActivityListView")
  }
}
