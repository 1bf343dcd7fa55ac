import Device
import FoundationAdditions
import Testing

/// Asking once, and keeping the answer.
@MainActor
@Suite(.serialized)
struct ServicePermissionTests {
  private let store = PermissionStore(DevicePermissions(environment: [:]))
  private var permission: ServicePermission {
    ServicePermission(.homeKit, for: "the home", store: store)
  }

  private func answering<T>(_ index: Int, _ body: () async -> T) async -> T {
    SystemQuestion.presenters["homeKit"] = { $1(index) }
    defer { SystemQuestion.presenters["homeKit"] = nil }
    return await body()
  }

  @Test func theAnswerIsKept() async {
    #expect(permission.decision == nil)
    #expect(await answering(1) { await permission.request() })
    #expect(permission.decision == .granted)
    // Who has decided is not asked again.
    #expect(await answering(0) { await permission.request() })
  }

  @Test func noIsAnAnswer() async {
    #expect(await !answering(0) { await permission.request() })
    #expect(permission.decision == .denied)
  }

  @Test func olderKeysCount() {
    #expect(
      SystemQuestion.Service.calendar.purposeKeys
        == ["NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"])
    #expect(SystemQuestion.Service.notifications.purposeKeys.isEmpty)
  }
}
