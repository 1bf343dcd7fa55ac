import FoundationAdditions
import Testing

/// Models of apps that import nothing but Foundation, as Apple's lets them: the first is Combine's, the second
/// Observation's.
private final class OldModel: ObservableObject {
  @Published var number = 0
}

@Observable
private final class NewModel {
  var number = 0
}

@Suite struct ModelNamesTests {
  @Test func aModelOfCombinesNamesTellsOfItsChanges() {
    let model = OldModel()
    var changes = 0
    let subscription = model.objectWillChange.sink { changes += 1 }
    model.number = 1
    #expect(changes == 1)
    #expect(model.number == 1)
    _ = subscription
  }

  @Test func aModelOfObservationsNamesTellsOfItsChanges() {
    let model = NewModel()
    nonisolated(unsafe) var changes = 0
    withObservationTracking {
      _ = model.number
    } onChange: {
      changes += 1
    }
    model.number = 1
    #expect(changes == 1)
  }
}
