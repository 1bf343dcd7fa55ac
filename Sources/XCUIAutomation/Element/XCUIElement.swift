import Accessibility
import Foundation

/// Something on the screen, found anew at each use.
///
/// It holds a query, never a live element: two reads may see different elements.
@MainActor @preconcurrency
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
  let chain: QueryChain

  init(chain: QueryChain) {
    self.chain = chain
  }

  var app: AppHandle { chain.app }

  // MARK: Queries

  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain: chain.adding(.descendants(type.kind)))
  }

  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(chain: chain.adding(.children(type.kind)))
  }

  /// The first of the elements that the query finds, however many there are.
  open var firstMatch: XCUIElement { XCUIElement(chain: chain.adding(.firstMatch)) }

  // MARK: Attributes

  open var identifier: String { resolved()?.identifier ?? "" }
  open var frame: CGRect { resolved()?.frame ?? .zero }
  open var value: Any? { resolved()?.value }
  open var title: String { resolved()?.title ?? "" }
  open var label: String { resolved()?.label ?? "" }
  open var placeholderValue: String? { resolved()?.placeholderValue }
  open var isEnabled: Bool { resolved()?.isEnabled ?? false }
  open var isSelected: Bool { resolved()?.isSelected ?? false }
  open var hasFocus: Bool { resolved()?.hasFocus ?? false }

  /// Whether typed text goes to it.
  open var hasKeyboardFocus: Bool { resolved()?.hasKeyboardFocus ?? false }

  open var elementType: ElementType {
    ElementType(resolved()?.elementType ?? chain.elementType)
  }

  open var horizontalSizeClass: SizeClass {
    SizeClass(resolved()?.horizontalSizeClass ?? .unspecified)
  }

  open var verticalSizeClass: SizeClass {
    SizeClass(resolved()?.verticalSizeClass ?? .unspecified)
  }

  // MARK: Description

  nonisolated open override var description: String {
    OnMainActor.run { self.chain.shortName } ?? "XCUIElement"
  }

  nonisolated open override var debugDescription: String {
    OnMainActor.run { DebugDescription.text(of: self.chain, isQuery: false) } ?? description
  }
}

extension XCUIElement.SizeClass {
  init(_ sizeClass: AccessibilitySizeClass) {
    self = Self(rawValue: sizeClass.rawValue) ?? .unspecified
  }
}
