import SwiftUI

extension GalleryPage {
  static let sheets = [
    GalleryPage("Small sheet") { SheetPage(detents: [.height(220)]) },
    GalleryPage("Typing in a sheet") { TypingSheetPage() },
    GalleryPage("Full screen cover") { CoverPage() },
    GalleryPage("Text alert") { TextAlertPage() },
    GalleryPage("Inspector") { InspectorPage() },
  ]
}

/// A sheet that makes room for the keyboard, which is not in the picture.
struct TypingSheetPage: View {
  var body: some View {
    Color.teal.ignoresSafeArea().sheet(isPresented: .constant(true)) {
      NavigationStack { NameForm() }.presentationDetents([.medium])
    }
  }
}

private struct NameForm: View {
  @State private var name = "Ann"
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text("All can see the name.").foregroundStyle(.secondary)
      Spacer()
      TextField("Name", text: $name).textFieldStyle(.roundedBorder).focused($isFocused)
      Button("Save") {}.buttonStyle(.borderedProminent)
    }
    .padding()
    .navigationTitle("Name").navigationBarTitleDisplayMode(.inline)
    .onAppear { isFocused = true }
  }
}

struct CoverPage: View {
  var body: some View {
    Color.gray.fullScreenCover(isPresented: .constant(true)) {
      NavigationStack {
        VStack(spacing: 20) {
          Image(systemName: "checkmark.circle").font(.system(size: 60)).foregroundStyle(.green)
          Text("Done").font(.title)
        }
        .toolbar { ToolbarItem(placement: .cancellationAction) { Button("Close") {} } }
      }
    }
  }
}

struct TextAlertPage: View {
  var body: some View {
    Color.clear.alert("Name the folder", isPresented: .constant(true)) {
      TextField("Name", text: .constant("Photos"))
      SecureField("Password", text: .constant(""))
      Button("Save") {}
      Button("Later") {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("All can see the name.")
    }
  }
}

struct InspectorPage: View {
  var body: some View {
    NavigationStack {
      Text("Content").navigationTitle("Document")
        .inspector(isPresented: .constant(true)) {
          Form {
            LabeledContent("Size", value: "12 KB")
            Toggle("Locked", isOn: .constant(false))
          }
        }
    }
  }
}
