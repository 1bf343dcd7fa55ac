import Device

/// Shows what the system asks the user for the app, one question after the other.
@MainActor
final class SystemAlerts {
  static let shared = SystemAlerts()

  private struct Question {
    let question: SystemQuestion
    let answer: @MainActor (Int) -> Void
  }

  private var window: SystemWindow?
  private var waiting: [Question] = []
  /// Whether the app has been active when the first question came.
  private var hasInterrupted = false

  /// Has the system's questions shown here.
  func install() {
    guard SystemQuestion.presenter == nil else { return }
    SystemQuestion.presenter = { [unowned self] in ask($0, $1) }
  }

  private func ask(_ question: SystemQuestion, _ answer: @escaping @MainActor (Int) -> Void) {
    let application = UIApplication.shared
    guard !application.windows.isEmpty else {
      // Nobody can see it.
      return answer(question.answers.firstIndex { $0.decision == .denied } ?? 0)
    }
    waiting.append(Question(question: question, answer: answer))
    guard window == nil else { return }
    if application.applicationState == .active {
      hasInterrupted = true
      application.enter(.inactive)
    }
    showNext()
  }

  private func showNext() {
    guard let next = waiting.first else { return finish() }
    let window = SystemWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.isHidden = false
    self.window = window
    let alert = UIAlertController(
      title: next.question.title, message: next.question.message, preferredStyle: .alert)
    for (index, answer) in next.question.answers.enumerated() {
      alert.addAction(
        UIAlertAction(title: answer.title, style: .default) { [weak self] _ in
          self?.answer(index)
        })
    }
    window.rootViewController?.present(alert, animated: false)
  }

  private func answer(_ index: Int) {
    guard !waiting.isEmpty else { return }
    let answered = waiting.removeFirst()
    window?.isHidden = true
    window = nil
    showNext()
    answered.answer(index)
  }

  private func finish() {
    guard hasInterrupted else { return }
    hasInterrupted = false
    UIApplication.shared.enter(.active)
  }
}
