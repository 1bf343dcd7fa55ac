import SwiftUI

extension GalleryPage {
  static let presentations: [GalleryPage] =
    [
      GalleryPage("Sheet") { SheetPage() },
      GalleryPage("Medium sheet") { SheetPage(detents: [.medium]) },
      GalleryPage("Alert") { AlertPage() },
      GalleryPage("Confirmation") { ConfirmationPage() },
      GalleryPage("Popover") { PopoverPage() },
      photos,
    ] + sheets
}

/// What stands behind the presentations.
private struct Behind: View {
  var body: some View {
    NavigationStack {
      List(1..<20, id: \.self) { Text("Row \($0)") }.navigationTitle("Behind")
    }
  }
}

struct SheetPage: View {
  var detents: Set<PresentationDetent> = [.large]

  var body: some View {
    Behind().sheet(isPresented: .constant(true)) {
      NavigationStack {
        Form {
          TextField("Title", text: .constant("New"))
          Toggle("Flag", isOn: .constant(true))
        }
        .navigationTitle("New item")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      }
      .presentationDetents(detents)
      .presentationDragIndicator(.visible)
    }
  }
}

struct AlertPage: View {
  var body: some View {
    Behind().alert("Delete the item?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It cannot be brought back.")
    }
  }
}

struct ConfirmationPage: View {
  var body: some View {
    Behind().confirmationDialog(
      "Options", isPresented: .constant(true), titleVisibility: .visible
    ) {
      Button("Save") {}
      Button("Discard", role: .destructive) {}
    } message: {
      Text("What is to become of the changes?")
    }
  }
}

struct PopoverPage: View {
  var body: some View {
    Button("Anchor") {}
      .popover(isPresented: .constant(true)) {
        Text("A popover with a few words").padding().presentationCompactAdaptation(.popover)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
