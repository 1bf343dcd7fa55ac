import SwiftUI

struct GoalView: View {
  @Environment(ReadingGoal.self) private var goal

  var body: some View {
    @Bindable var goal = goal
    VStack(spacing: 20) {
      ProgressView(value: goal.progress) { Text("This year") }
      Text("\(goal.finished) of \(goal.target) books")
        .font(.title)
      Stepper("Goal: \(goal.target)", value: $goal.target, in: 1...100)
      Button("Finished another one") { goal.finished += 1 }
        .buttonStyle(.borderedProminent)
      if goal.isReached {
        Label("Goal reached!", systemImage: "checkmark.seal")
          .foregroundStyle(.green)
      }
      Spacer()
      NavigationLink("Statistics") { StatisticsView() }
    }
    .padding()
    .navigationTitle("Goal")
  }
}
