import BackgroundTasks
import Foundation
import Testing

struct BGTaskSchedulerTests {
  @Test func anIdentifierThatIsNotListedIsRefused() {
    let scheduler = BGTaskScheduler.shared
    #expect(!scheduler.register(forTaskWithIdentifier: "app.sync", using: nil) { _ in })
    let request = BGAppRefreshTaskRequest(identifier: "app.sync")
    request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
    #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try scheduler.submit(request) }
  }

  @Test func errorsAreApples() {
    let error = BGTaskScheduler.Error(.unavailable) as NSError
    #expect(error.domain == "BGTaskSchedulerErrorDomain")
    #expect(error.code == 1)
  }

  @Test func nothingIsPending() async {
    await #expect(BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
  }

  @Test func aCopyOfARequestAsksForTheSame() throws {
    let request = BGProcessingTaskRequest(identifier: "app.clean")
    request.requiresExternalPower = true
    request.earliestBeginDate = Date(timeIntervalSince1970: 7)
    let copy = try #require(request.copy() as? BGProcessingTaskRequest)
    #expect(copy !== request)
    #expect(copy.identifier == "app.clean")
    #expect(copy.requiresExternalPower)
    #expect(!copy.requiresNetworkConnectivity)
    #expect(copy.earliestBeginDate == Date(timeIntervalSince1970: 7))
  }
}
