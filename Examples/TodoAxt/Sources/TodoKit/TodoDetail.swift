import Axt
import SwiftUI

/// Where a thing to do is renamed, deleted after a question, and shared.
public struct TodoDetail: View {
  @Binding var todo: Todo
  @State private var isAsking = false
  @State private var isSharing = false

  public init(todo: Binding<Todo>) {
    _todo = todo
  }

  public var body: some View {
    VStack {
      TextField("Title", text: $todo.title)
        .testId("title_field", type: .textField)
      Text(todo.title)
        .testId("title_text", type: .text)
      PrioritySlider()
      MoreButton(title: "Clear") { isAsking = true }
        .testId("clear_button")
      MoreButton(title: "Share") { isSharing = true }
        .testId("share_button")
    }
    .modifier(
      ConfirmationAlert(message: "Clear the title?", isPresented: $isAsking) { todo.title = "" }
    )
    .sheet(isPresented: $isSharing) {
      ShareMenu(title: todo.title).hostAxtSheet()
    }
  }
}

/// A control that exposes what it does; who uses it gives the name.
struct MoreButton: View {
  let title: String
  let action: () -> Void

  var body: some View {
    Text(title)
      .padding()
      .background(Color.yellow)
      .onTapGesture(perform: action)
      .testData(label: title, action: action)
  }
}

/// Asks before something is done.
struct ConfirmationAlert: ViewModifier {
  let message: String
  @Binding var isPresented: Bool
  let action: () -> Void

  func body(content: Content) -> some View {
    content
      .alert(isPresented: $isPresented) {
        Alert(
          title: Text(message), primaryButton: .destructive(Text("Clear"), action: action),
          secondaryButton: .cancel(Text("Keep")))
      }
      .testId(
        insert: "confirm", when: isPresented, label: "Clear",
        action: {
          action()
          isPresented = false
        }
      )
      .testId(insert: "keep", when: isPresented, label: "Keep", action: { isPresented = false })
  }
}

/// A knob that is dragged upwards for more.
struct PrioritySlider: View {
  @State private var dragY: CGFloat = 0

  var body: some View {
    knob
      .frame(width: 50, height: 50)
      .testId("knob")
      .offset(x: 0, y: dragY)
      .gesture(
        DragGesture()
          .onChanged { dragY = $0.translation.height }
          .onEnded { _ in withAnimation(.spring()) { dragY = 0 } }
      )
      .testId(insert: "drag", value: dragY, setValue: { dragY = $0 as? CGFloat ?? 0 })
  }

  @ViewBuilder
  private var knob: some View {
    if dragY < -100 {
      Circle().testData(value: "urgent")
    } else {
      Rectangle().testData(value: "normal")
    }
  }
}

/// What a sheet offers.
struct ShareMenu: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Share \(title)")
        .testId("share_text", type: .text)
      Button("Done") { dismiss() }
        .testId("done_button", type: .button)
    }
  }
}
