import SwiftUI
import TrailKit

struct TrailList: View {
  @Environment(Diary.self) private var diary
  @State private var search = ""
  @State private var path: [Trail] = []

  private var found: [Trail] {
    search.isEmpty
      ? diary.trails : diary.trails.filter { $0.name.localizedCaseInsensitiveContains(search) }
  }

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section {
          ForEach(found) { trail in
            NavigationLink(value: trail) {
              TrailRow(trail: trail, isWalked: diary.walked.contains(trail.id))
            }
          }
        } footer: {
          Text("\(diary.walked.count) trails walked")
        }
      }
      .overlay {
        if found.isEmpty { ContentUnavailableView.search(text: search) }
      }
      .searchable(text: $search)
      .navigationTitle("Trails")
      .navigationDestination(for: Trail.self) { TrailDetail(trail: $0) }
    }
    .tint(.forest)
    .onOpenURL { url in
      if let trail = diary.trail(at: url) { path = [trail] }
    }
  }
}

struct TrailRow: View {
  let trail: Trail
  let isWalked: Bool

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(trail.name)
        Text("\(trail.kilometres, format: .number) km")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if isWalked {
        Image(.trailWalked)
          .foregroundStyle(Color.forest)
          .accessibilityLabel("Walked")
      }
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  TrailList()
    .environment(Diary(isSampled: true))
}
