import Axt
import SwiftUI

/// The things to do, each with a toggle; what is done can be shown or hidden.
public struct TodoList: View {
  @State private var todos: [Todo]
  @State private var showsDone = true

  public init(todos: [Todo]) {
    _todos = State(initialValue: todos)
  }

  public var body: some View {
    NavigationView {
      List {
        Toggle("Show done", isOn: $showsDone.animation())
          .testId("show_done", type: .toggle)
        ForEach($todos) { $todo in
          if showsDone || !todo.isDone {
            HStack {
              Toggle(todo.title, isOn: $todo.isDone)
                .testId("todo_\(todo.id)", type: .toggle)
              NavigationLink("Details", destination: TodoDetail(todo: $todo))
                .testId("details_\(todo.id)", type: .navigationLink)
            }
          }
        }
      }
      .testId("todos")
    }
    .testId(insert: "open_count", value: todos.filter { !$0.isDone }.count)
  }
}
