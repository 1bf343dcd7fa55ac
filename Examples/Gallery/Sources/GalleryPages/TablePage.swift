import SwiftUI

extension GalleryPage {
  static let table = GalleryPage("Table") { TablePage() }
}

struct TablePage: View {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
  }

  private let people = [
    Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Grace", city: "New York"),
  ]

  var body: some View {
    NavigationStack {
      Table(people, selection: .constant(1)) {
        TableColumn("Name", value: \.name)
        TableColumn("City", value: \.city)
      }
      .navigationTitle("People")
    }
  }
}
