import SwiftUI
import TrailKit

struct TrailDetail: View {
  let trail: Trail
  @Environment(Diary.self) private var diary

  var body: some View {
    Form {
      HStack {
        Image(.summit)
          .foregroundStyle(Color.forest)
          .accessibilityLabel("Summit")
        Spacer()
        // The marks on the way, as they are painted on trees.
        Text(trail.difficulty.rawValue.prefix(1))
          .font(.custom("Waymark-Regular", size: 32))
          .foregroundStyle(Color.waymark)
          .accessibilityHidden(true)
      }
      LabeledContent("Length", value: "\(trail.kilometres.formatted()) km")
      LabeledContent("Difficulty", value: trail.difficulty.rawValue.capitalized)
      Toggle(
        "Walked",
        isOn: Binding {
          diary.walked.contains(trail.id)
        } set: { _ in
          diary.toggle(trail)
        })
    }
    .navigationTitle(trail.name)
    #if os(iOS)
      .navigationBarTitleDisplayMode(.inline)
    #endif
  }
}
