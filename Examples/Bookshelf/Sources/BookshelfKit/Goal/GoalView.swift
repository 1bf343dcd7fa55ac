import SwiftUI

struct GoalView: View {
  @Environment(ReadingGoal.self) private var goal

  var body: some View {
    @Bindable var goal = goal
    Form {
      Section("This year") {
        VStack(alignment: .leading, spacing: 12) {
          Text("\(goal.finished) of \(goal.target) books")
            .font(.title.bold())
          ProgressView(value: goal.progress)
          if goal.isReached {
            Label("Goal reached!", systemImage: "checkmark.seal.fill")
              .foregroundStyle(.green)
          }
        }
        .padding(.vertical, 4)
        Button("Finished another one") { goal.finished += 1 }
      }
      Section {
        Stepper("Goal: \(goal.target)", value: $goal.target, in: 1...100)
          .accessibilityIdentifier("goal-stepper")
        NavigationLink("Statistics") { StatisticsView() }
      }
    }
    .navigationTitle("Goal")
  }
}
