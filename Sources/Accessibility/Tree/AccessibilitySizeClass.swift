/// The size class of the place an element lives in, with the raw values of `XCUIElement.SizeClass`.
package enum AccessibilitySizeClass: Int, Codable, Hashable, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}
