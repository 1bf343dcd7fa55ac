import Device

/// Runs a body with what the user has decided about a service; who is asked answers with the title of a button.
@MainActor
func deciding<T>(
  _ service: SystemQuestion.Service, _ decision: DevicePermissions.Decision?,
  answering title: String? = nil, _ body: () async throws -> T
) async rethrows -> T {
  let known = PermissionStore.shared[service.rawValue]
  PermissionStore.shared[service.rawValue] = decision
  defer { PermissionStore.shared[service.rawValue] = known }
  return try await answering(service.rawValue, title, body)
}

/// Runs a body in which the questions of a service are answered with the title of a button.
@MainActor
func answering<T>(
  _ service: String, _ title: String?, _ body: () async throws -> T
) async rethrows -> T {
  guard let title else { return try await body() }
  SystemQuestion.presenters[service] = { question, answer in
    answer(question.answers.firstIndex { $0.title == title } ?? 0)
  }
  defer { SystemQuestion.presenters[service] = nil }
  return try await body()
}
