import CoreGraphics
import SwiftUI
import Testing

@MainActor
struct PresentationGoldens {
  @Test func alert() throws {
    try expectGolden("SwiftUI/alert", size: CGSize(width: 320, height: 180), largeHeight: 250) {
      Color.clear.alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is gone then.")
      }
    }
  }

  @Test func confirmationDialog() throws {
    try expectGolden(
      "SwiftUI/confirmation-dialog", size: CGSize(width: 260, height: 260), largeHeight: 300
    ) {
      Color.clear.confirmationDialog(
        "Photo", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("Camera") {}
        Button("Delete", role: .destructive) {}
      }
    }
  }

  @Test func sheet() throws {
    try expectGolden("SwiftUI/sheet", size: CGSize(width: 220, height: 200)) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium]).presentationDragIndicator(.visible)
      }
    }
  }

  /// Between two heights a sheet has its indicator by itself; at the greatest one the screen behind steps back.
  @Test func sheetBetweenDetents() throws {
    try expectGolden("SwiftUI/sheet-detents", size: CGSize(width: 220, height: 200)) {
      Color.indigo.sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium, .large], selection: .constant(.large))
      }
    }
  }

  @Test func popover() throws {
    try expectGolden("SwiftUI/popover", size: CGSize(width: 240, height: 130), largeHeight: 190) {
      VStack {
        Text("Info").popover(isPresented: .constant(true)) { Text("Popover").padding() }
        Spacer()
      }
      .padding(.top)
      .environment(\.horizontalSizeClass, .regular)
    }
  }
}
