#if Macros
  import SwiftUI
  import Testing
  import UIKit

  @MainActor private var madeViews = 0

  @MainActor
  private func counted() -> Text {
    madeViews += 1
    return Text("made")
  }

  #Preview {
    counted()
  }

  #Preview("Named") {
    Text("one")
    Text("two")
  }

  #Preview("Stateful") {
    @Previewable @State var count = 0
    @Previewable @State var name = "Ann"
    Button("\(name) \(count)") { count += 1 }
  }

  #Preview("Returned") {
    let text = Text("returned")
    return text
  }

  #Preview(traits: .sizeThatFitsLayout) {
    let word = "one"
    Text(word)
    Text("two")
  }

  #Preview("Traits", traits: .fixedLayout(width: 100, height: 50), .landscapeLeft) {
    @Previewable @State var count = 0
    let step = 2
    if count > step { Text("many") }
    Button("\(count)") { count += step }
  }

  #Preview(traits: .sizeThatFitsLayout) {
    let view = UIView()
    view.alpha = 0.5
    return view
  }

  #Preview("View") {
    let label = UILabel()
    label.text = "UIKit"
    return label
  }

  #Preview("Controller") {
    UIViewController()
  }

  /// Previews of all kinds compile, and nothing of them runs until somebody shows them.
  @MainActor
  struct PreviewUseTests {
    @Test func previewsAreNotMadeByThemselves() {
      #expect(madeViews == 0)
      _ = counted()
      #expect(madeViews == 1)
      madeViews = 0
    }
  }
#endif
