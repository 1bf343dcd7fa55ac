/// A question that the system asks the user for an app: whether it may use something.
package struct SystemQuestion: Sendable {
  package struct Answer: Sendable {
    package let title: String
    package let decision: DevicePermissions.Decision
    /// Whether the answer holds for later questions; "once" does not.
    package let isKept: Bool

    package init(_ title: String, _ decision: DevicePermissions.Decision, isKept: Bool = true) {
      self.title = title
      self.decision = decision
      self.isKept = isKept
    }
  }

  /// As `notifications`.
  package let service: String
  package let title: String
  package let message: String?
  /// In the order of the buttons.
  package let answers: [Answer]

  package init(service: String, title: String, message: String?, answers: [Answer]) {
    self.service = service
    self.title = title
    self.message = message
    self.answers = answers
  }

  // MARK: Asking

  /// Shows a question, and calls with the place of the answer.
  package typealias Presenter =
    @MainActor (SystemQuestion, @escaping @MainActor (Int) -> Void) -> Void

  /// Who shows questions; without anybody nobody can answer, which counts as no.
  @MainActor package static var presenter: Presenter?

  /// Who answers the questions of a service in place of the presenter.
  @MainActor package static var presenters: [String: Presenter] = [:]

  /// Asks the user, unless they have decided before.
  @MainActor
  package func ask(
    _ store: PermissionStore = .shared,
    then decide: @escaping @MainActor (DevicePermissions.Decision) -> Void
  ) {
    if let known = store[service] { return decide(known) }
    guard let presenter = Self.presenters[service] ?? Self.presenter else { return decide(.denied) }
    presenter(self) { index in
      let answer = answers[index]
      if answer.isKept { store[service] = answer.decision }
      decide(answer.decision)
    }
  }
}
