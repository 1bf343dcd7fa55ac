import Device
import Foundation
import Metrics
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
      .accessibilityContainer(.navigationBar)
      .accessibilityIdentifier(ShareSheetParts.barIdentifier)
      Divider()
      ScrollView {
        row.background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 10))
          .accessibilityContainer(.collectionView)
          .padding()
      }
    }
    .background(Color(.systemGroupedBackground))
    .presentationDetents([.medium, .large])
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier(ShareSheetParts.identifier)
  }

  /// UI tests of iOS 16 and later find a cell of that name, with nothing inside.
  private var row: some View {
    Button {
      ShareSheetParts.copy(texts)
      isOpen = false
    } label: {
      Label(SystemWord.copy.text, systemImage: ShareSheetParts.copySymbol)
        .frame(maxWidth: .infinity, minHeight: RowMetrics.leastHeight, alignment: .leading)
        .padding(.horizontal)
        .contentShape(.rect)
    }
    .buttonStyle(.plain)
    .accessibilityContainer(.cell, label: Text(verbatim: SystemWord.copy.text), isLeaf: true)
  }
}
