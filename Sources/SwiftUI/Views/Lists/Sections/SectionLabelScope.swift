import Metrics
import UIKit

/// The environments of the headers and footers of sections: one scope for all of a place.
@MainActor
enum SectionLabelScope {
  private enum Header {}
  private enum Footer {}

  static func header(in environment: EnvironmentScope) -> EnvironmentScope {
    let hasCase = environment.value(for: TextCaseKey.id) != nil
    return environment.sharedChild(Header.self) { values in
      if values.isInMenu { return values.setMenuTitleLooks() }
      guard values.isInListRow else { return }
      values.isInListRow = false
      let look = values.listLook
      if values.headerProminence == .increased || look == .sidebar {
        values.font = .title3.bold()
        return
      }
      values.controlForeground = .secondary
      if look == .plain {
        values.font = .subheadline.weight(.semibold)
      } else if !SystemMetrics.current.hasCapitalHeaders {
        values.font = .headline
      } else {
        values.font = .footnote
        // An app that sets the case around the section means it.
        if !hasCase { values.textCase = .uppercase }
      }
    }
  }

  static func footer(in environment: EnvironmentScope) -> EnvironmentScope {
    environment.sharedChild(Footer.self) { values in
      if values.isInMenu { return values.setMenuTitleLooks() }
      guard values.isInListRow else { return }
      values.isInListRow = false
      values.font = .footnote
      values.controlForeground = .secondary
    }
  }
}

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
}

private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

extension EnvironmentValues {
  /// How much the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

extension View {
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
    modifier(EnvironmentSettingModifier("headerProminence", \.headerProminence, prominence))
  }
}
