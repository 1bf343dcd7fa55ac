import SwiftUI

enum Texts {
  @MainActor static let entries: [Entry] = [
    .view("Text") { Text($0.text()) },
    .view("Text markdown") { Text(LocalizedStringKey($0.text())) },
    .view("AttributedString markdown") { random in
      Text((try? AttributedString(markdown: random.text())) ?? AttributedString())
    },
    .view("Text date") {
      Text(Date(timeIntervalSinceReferenceDate: $0.number()), style: .relative)
    },
    .view("Text timer") { Text(Date(timeIntervalSinceReferenceDate: $0.number()), style: .timer) },
    .view("Text date only") {
      Text(Date(timeIntervalSinceReferenceDate: $0.number()), style: .date)
    },
    .view("Text number") { Text($0.number(), format: .number) },
    .view("Text percent") { Text($0.number(), format: .percent) },
    .view("Text currency") { Text($0.number(), format: .currency(code: "EUR")) },
    .modifier("font size") { $0.font(.system(size: $1.number())) },
    .modifier("custom font") { $0.font(.custom($1.text(), size: $1.number())) },
    .modifier("lineSpacing") { $0.lineSpacing($1.number()) },
    .modifier("lineLimit") { $0.lineLimit(max(1, $1.whole())) },
    .modifier("minimumScaleFactor") { $0.minimumScaleFactor($1.number()) },
    .view("kerning") { Text($0.text()).kerning($0.number()) },
    .view("tracking") { Text($0.text()).tracking($0.number()) },
    .view("baselineOffset") { Text($0.text()).baselineOffset($0.number()) },
    .view("Text sum") {
      Text($0.text()) + Text($0.text()).bold() + Text(Image(systemName: $0.text()))
    },
    .view("Image systemName") {
      Image(systemName: $0.text()).resizable().frame(width: $0.number())
    },
    .view("Image named") { Image($0.text()) },
    .view("Image resizable") { random in
      Image(systemName: "star").resizable(
        capInsets: EdgeInsets(
          top: random.number(), leading: random.number(), bottom: random.number(),
          trailing: random.number()))
    },
    .view("Image variable value") { Image(systemName: "wifi", variableValue: $0.number()) },
    .modifier("accessibilityLabel") { $0.accessibilityLabel($1.text()) },
    .modifier("accessibilityValue") { $0.accessibilityValue($1.text()) },
    .modifier("accessibilitySortPriority") { $0.accessibilitySortPriority($1.number()) },
    .modifier("accessibilityIdentifier") { $0.accessibilityIdentifier($1.text()) },
    .modifier("help") { $0.help($1.text()) },
    .modifier("navigationTitle") { view, random in
      let title = random.text()
      return NavigationStack { view.navigationTitle(title) }
    },
    .modifier("alert") { $0.alert($1.text(), isPresented: .constant(true)) { Button("a") {} } },
    .modifier("confirmationDialog") {
      $0.confirmationDialog($1.text(), isPresented: .constant(true)) { Button("a") {} }
    },
    .modifier("searchable") { view, random in
      let text = random.text()
      return NavigationStack { view.searchable(text: .constant(text)) }
    },
  ]
}
