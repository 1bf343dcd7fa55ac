import CoreGraphics
import Device
import Foundation
import Testing

@testable import SwiftUI

/// What the system itself writes, on a device that speaks German.
@MainActor
@Suite struct SystemLanguageTests {
  private func inGerman(_ work: () -> Void) {
    DeviceLocale.during(Locale(identifier: "de_DE"), work)
  }

  @Test func alertsThatNameNoButtons() {
    inGerman {
      let host = TestHost(
        Text("Home").alert(isPresented: .constant(true)) { Alert(title: Text("Voll")) })
      #expect(host.element(.button, "OK") != nil)
      let dialog = TestHost(
        Text("Home").alert(isPresented: .constant(true)) {
          Alert(
            title: Text("Weg?"), primaryButton: .destructive(Text("Weg")),
            secondaryButton: .cancel())
        })
      #expect(dialog.element(.button, "Abbrechen") != nil)
      #expect(dialog.element(.button, "Cancel") == nil)
    }
  }

  @Test func rowsThatAreSwipedAway() {
    struct Screen: View {
      @State var rows = ["Eins", "Zwei"]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
        }
      }
    }
    inGerman {
      let host = TestHost(Screen())
      let row = host.frame(ofText: "Eins")
      host.drag(
        from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 200, y: row.midY), duration: 0.5)
      #expect(host.element(.button, "Löschen") != nil)
    }
  }

  @Test func rowsThatAreEdited() {
    inGerman {
      let host = TestHost(
        List {
          ForEach(["Eins"], id: \.self) { Text($0) }.onDelete { _ in }
        }
        .environment(\.editMode, .constant(.active)))
      #expect(host.element(.button, "Entfernen") != nil)
    }
  }

  @Test func searches() {
    inGerman {
      let host = TestHost(
        NavigationStack {
          List { Text("Eins") }.navigationTitle("Liste").searchable(text: .constant("Ei"))
        })
      #expect(host.element(.button, "Text löschen") != nil)
      let field = host.element(.searchField)?.frame ?? .zero
      host.tap(at: CGPoint(x: field.midX, y: field.midY))
      #expect(host.element(.button, "Abbrechen") != nil)
    }
  }

  @Test func buttonsThatHaveOnlyARole() {
    inGerman {
      let host = TestHost(
        VStack {
          Button(role: .cancel) {}
          Button(role: .close) {}
          Button(role: .confirm) {}
          Button(role: .destructive) {}
        })
      for name in ["Abbrechen", "Schließen", "Fertig", "Löschen"] {
        #expect(host.element(.button, name) != nil, "\(name)")
      }
    }
  }

  @Test func calendarsTurnTheirMonths() {
    inGerman {
      let host = TestHost(
        DatePicker("Tag", selection: .constant(.now), displayedComponents: .date)
          .datePickerStyle(.graphical))
      #expect(host.element(.button, "Nächster Monat") != nil)
      #expect(host.element(.button, "Vorheriger Monat") != nil)
    }
  }

  @Test func whatIsPastedAndShared() {
    inGerman {
      let host = TestHost(
        VStack {
          PasteButton(payloadType: String.self) { _ in }
          ShareLink(item: "Text")
        })
      #expect(host.element(.button, "Einsetzen") != nil)
      #expect(host.element(.button, "Teilen …") != nil)
    }
  }
}
