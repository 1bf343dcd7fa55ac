import SwiftUI

extension GalleryPage {
  static let lists: [GalleryPage] =
    [
      GalleryPage("Plain list") { ListPage().listStyle(.plain) },
      GalleryPage("Inset list") { ListPage() },
      GalleryPage("Settings") { SettingsPage() },
      GalleryPage("Editing") { EditingPage() },
      GalleryPage("Outline") { OutlinePage() },
      table,
    ] + listStyles
}

/// Rows of all kinds, in sections.
struct ListPage: View {
  var body: some View {
    NavigationStack {
      List {
        Section("Rows") {
          Text("Text")
          Label("Icon", systemImage: "star")
          NavigationLink("Link") { Text("There") }
          Text("Badge").badge(3)
          Button("Button") {}
          Button("Delete", role: .destructive) {}
          VStack(alignment: .leading) {
            Text("Title")
            Text("Subtitle").font(.subheadline).foregroundStyle(.secondary)
          }
        }
        Section {
          Text("Tinted line").listRowSeparatorTint(.red)
          Text("No line").listRowSeparator(.hidden)
          Text("Own background").listRowBackground(Color.yellow.opacity(0.3))
          DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside") }
        } header: {
          Text("Looks")
        } footer: {
          Text("A footer that explains what the rows above it are for, in two lines.")
        }
      }
      .navigationTitle("List")
    }
  }
}

struct SettingsPage: View {
  var body: some View {
    NavigationStack {
      Form {
        Section {
          NavigationLink {
            Text("Account")
          } label: {
            HStack {
              Image(systemName: "person.crop.circle.fill").font(.largeTitle)
              VStack(alignment: .leading) {
                Text("Ada Lovelace").font(.headline)
                Text("Account and backup").font(.subheadline).foregroundStyle(.secondary)
              }
            }
          }
        }
        Section("General") {
          Toggle("Notifications", isOn: .constant(true))
          Picker("Appearance", selection: .constant(0)) { Text("Automatic").tag(0) }
          LabeledContent("Version", value: "1.2")
          Stepper("Reminders: 2", value: .constant(2))
          Slider(value: .constant(0.5))
          TextField("Nickname", text: .constant(""))
          SecureField("Passcode", text: .constant("1234"))
          DatePicker("Birthday", selection: .constant(GalleryPage.date), displayedComponents: .date)
        }
        Section { Button("Sign Out", role: .destructive) {} }
      }
      .navigationTitle("Settings")
    }
  }
}

struct EditingPage: View {
  var body: some View {
    NavigationStack {
      List(selection: .constant(Set(["Two"]))) {
        ForEach(["One", "Two", "Three"], id: \.self) { Text($0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
      .navigationTitle("Editing")
      .toolbar { EditButton() }
    }
  }
}

struct OutlinePage: View {
  private struct Item: Identifiable {
    let id: String
    var children: [Item]?
  }

  private let items = [
    Item(id: "Fruit", children: [Item(id: "Apple"), Item(id: "Pear")]), Item(id: "Bread"),
  ]

  var body: some View {
    NavigationStack {
      List {
        OutlineGroup(items, children: \.children) { Text($0.id) }
        DisclosureGroup("Open", isExpanded: .constant(true)) {
          Text("First")
          DisclosureGroup("Deeper", isExpanded: .constant(true)) { Text("Second") }
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Outline")
    }
  }
}
