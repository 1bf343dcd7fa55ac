import Foundation

extension URL {
  /// How an address is written for people: which of its parts, and when.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    public enum Component: Int, Codable, Hashable, Sendable {
      case scheme, user, password, host, port, path, query, fragment
    }

    private var options: [Component: HostDisplayOption]

    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      options = [
        .scheme: scheme.option, .user: user.option, .password: password.option, .host: host,
        .port: port.option, .path: path.option, .query: query.option, .fragment: fragment.option,
      ]
    }

    private func with(_ component: Component, _ option: HostDisplayOption) -> FormatStyle {
      var style = self
      style.options[component] = option
      return style
    }

    public func scheme(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
      with(.scheme, strategy.option)
    }
    public func user(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with(.user, strategy.option)
    }
    public func password(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with(.password, strategy.option)
    }
    public func host(_ strategy: HostDisplayOption = .always) -> FormatStyle {
      with(.host, strategy)
    }
    public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> FormatStyle {
      with(.port, strategy.option)
    }
    public func path(_ strategy: ComponentDisplayOption = .always) -> FormatStyle {
      with(.path, strategy.option)
    }
    public func query(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with(.query, strategy.option)
    }
    public func fragment(_ strategy: ComponentDisplayOption = .never) -> FormatStyle {
      with(.fragment, strategy.option)
    }

    // MARK: Writing

    /// Parts stay in the form that they have in the address: what is encoded with percent signs stays so.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      func shown(_ component: Component) -> String? {
        guard let text = parts.text(of: component), !text.isEmpty,
          let option = options[component], option.isShown(in: parts)
        else { return nil }
        return component == .host ? option.withoutSubdomains(text) : text
      }
      var result = shown(.scheme).map { "\($0):\(parts.host == nil ? "" : "//")" } ?? ""
      if let user = shown(.user) {
        result += user + (shown(.password).map { ":\($0)" } ?? "") + "@"
      }
      result += shown(.host) ?? ""
      result += shown(.port).map { ":\($0)" } ?? ""
      result += shown(.path) ?? ""
      result += shown(.query).map { "?\($0)" } ?? ""
      result += shown(.fragment).map { "#\($0)" } ?? ""
      return result
    }
  }

  /// The address with scheme, host and path.
  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<Style: Foundation.FormatStyle>(
    _ format: Style
  ) -> Style.FormatOutput where Style.FormatInput == URL {
    format.format(self)
  }
}

extension URL.FormatStyle {
  /// Whether a part of an address is written.
  public struct ComponentDisplayOption: Codable, Hashable, Sendable {
    let option: HostDisplayOption

    public static var always: Self { Self(option: .always) }
    public static var never: Self { Self(option: .never) }
    public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
    public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(option: .displayWhen(component, matches: matches))
    }
    public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(option: .omitWhen(component, matches: matches))
    }
  }

  /// Whether, and how much of, the host is written.
  public struct HostDisplayOption: Codable, Hashable, Sendable {
    private var component: Component?
    private var matches: Set<String> = []
    /// Whether the part is shown where the other one matches, and left out elsewhere.
    private var showsMatches: Bool
    private var subdomains: Set<String> = []

    public static var always: Self { Self(showsMatches: false) }
    public static var never: Self { Self(showsMatches: true) }
    public static var omitIfHTTPFamily: Self {
      omitWhen(.scheme, matches: ["http", "https"])
    }
    public static func displayWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(component: component, matches: matches, showsMatches: true)
    }
    public static func omitWhen(_ component: Component, matches: Set<String>) -> Self {
      Self(component: component, matches: matches, showsMatches: false)
    }
    /// The host without a first part that is one of these.
    public static func omitSpecificSubdomains(_ subdomainsToOmit: Set<String> = []) -> Self {
      Self(showsMatches: false, subdomains: subdomainsToOmit)
    }

    func isShown(in parts: URLComponents) -> Bool {
      let isMatch = component.flatMap { parts.text(of: $0) }.map(matches.contains) ?? false
      return isMatch == showsMatches
    }

    func withoutSubdomains(_ host: String) -> String {
      guard let dot = host.firstIndex(of: "."), subdomains.contains(String(host[..<dot])) else {
        return host
      }
      return String(host[host.index(after: dot)...])
    }
  }
}

extension URLComponents {
  fileprivate func text(of component: URL.FormatStyle.Component) -> String? {
    switch component {
    case .scheme: scheme
    case .user: percentEncodedUser
    case .password: percentEncodedPassword
    case .host: host
    case .port: port.map { "\($0)" }
    case .path: percentEncodedPath
    case .query: percentEncodedQuery
    case .fragment: percentEncodedFragment
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  public static var url: Self { URL.FormatStyle() }
}
