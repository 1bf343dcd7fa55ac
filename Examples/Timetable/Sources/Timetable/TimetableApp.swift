import SwiftUI

@main
struct TimetableApp: App {
  var body: some Scene {
    WindowGroup { DeparturesView(departures: Departures()) }
  }
}

/// The trains of today, and those that somebody wants to be told of.
@MainActor
final class Departures: ObservableObject {
  @Published private(set) var trains = ["Bern 8:02", "Chur 8:07", "Genf 8:12"]
  @Published private(set) var watched: Set<String> = []

  func watch(_ train: String) {
    watched.insert(train)
    NotificationCenter.default.post(name: .watchedTrain, object: train)
  }
}

extension Notification.Name {
  static let watchedTrain = Notification.Name("watchedTrain")
}

struct DeparturesView: View {
  @ObservedObject var departures: Departures

  var body: some View {
    List(departures.trains, id: \.self) { train in
      Button {
        departures.watch(train)
      } label: {
        LabeledContent(train, value: departures.watched.contains(train) ? "watched" : "")
      }
    }
  }
}
