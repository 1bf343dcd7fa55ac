/// The size and the place of a widget.
public enum WidgetFamily: Int, CaseIterable, CustomStringConvertible, CustomDebugStringConvertible,
  Sendable
{
  case systemSmall = 0
  case systemMedium = 1
  case systemLarge = 2
  case systemExtraLarge = 3
  case accessoryCircular = 5
  case accessoryRectangular = 6
  case accessoryInline = 7

  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }

  public var debugDescription: String { description }
}

/// How the system colours a widget.
public struct WidgetRenderingMode: Equatable, Sendable {
  private let name: String

  public static let fullColor = WidgetRenderingMode(name: "fullColor")
  public static let accented = WidgetRenderingMode(name: "accented")
  public static let vibrant = WidgetRenderingMode(name: "vibrant")
}
