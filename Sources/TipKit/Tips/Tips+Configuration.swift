import Foundation

extension Tips {
  /// How tips are kept and shown.
  public struct ConfigurationOption: Sendable {
    let apply: @Sendable (inout TipConfiguration) -> Void

    public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
      ConfigurationOption { $0.interval = frequency.seconds }
    }

    public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
      ConfigurationOption { $0.name = location.name }
    }

    /// How often another tip is shown.
    public struct DisplayFrequency: Hashable, Sendable {
      /// Between the first appearances of two tips.
      let seconds: TimeInterval

      /// As soon as its rules hold.
      public static let immediate = DisplayFrequency(seconds: 0)
      public static let hourly = DisplayFrequency(seconds: 3600)
      public static let daily = DisplayFrequency(seconds: 86400)
      public static let weekly = DisplayFrequency(seconds: 7 * 86400)
      /// Every thirty days.
      public static let monthly = DisplayFrequency(seconds: 30 * 86400)
    }

    /// Where it is kept which tips were shown.
    ///
    /// Differs from Apple's: it is kept in the app's home wherever it should be, each place apart from the others;
    /// where the app has no home, as in the tests of packages, for the length of the process.
    public struct DatastoreLocation: Hashable, Sendable {
      let name: String

      public static let applicationDefault = DatastoreLocation(name: "Tips")

      public static func url(_ url: URL) -> DatastoreLocation {
        DatastoreLocation(place: url.standardizedFileURL.path)
      }

      public static func groupContainer(identifier: String) -> DatastoreLocation {
        DatastoreLocation(place: identifier)
      }

      private init(name: String) { self.name = name }

      /// A name of a file, which has no slashes.
      private init(place: String) {
        self.name = "Tips-" + place.replacing("%", with: "%25").replacing("/", with: "%2F")
      }
    }
  }

  // MARK: Setting up

  /// Begins to show tips, and reads which of them were shown before.
  ///
  /// Throws `TipKitError.tipsDatastoreAlreadyConfigured` when it was called before.
  public static func configure(_ options: [ConfigurationOption] = []) throws {
    var configuration = TipConfiguration()
    for option in options { option.apply(&configuration) }
    try TipStore.shared.configure(configuration)
  }

  /// Forgets what was kept of all tips.
  ///
  /// Throws `TipKitError.tipsDatastoreAlreadyConfigured` after `configure(_:)`.
  public static func resetDatastore() throws {
    try TipStore.shared.reset()
  }

  // MARK: For tests

  // The arguments `-com.apple.TipKit.ShowAllTips 1` and so on say the same at the launch of an app.

  /// Shows all tips, whatever their rules say and whether or not they were closed before.
  public static func showAllTipsForTesting() {
    TipStore.shared.change { $0.testing = TipTesting(all: .shown) }
  }

  /// Shows the tips of some types, whatever their rules say and whether or not they were closed before.
  public static func showTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.change { $0.testing.set(.shown, for: tips.map { String(describing: $0) }) }
  }

  /// Shows no tip.
  public static func hideAllTipsForTesting() {
    TipStore.shared.change { $0.testing = TipTesting(all: .hidden) }
  }

  /// Shows no tip of some types.
  public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
    TipStore.shared.change { $0.testing.set(.hidden, for: tips.map { String(describing: $0) }) }
  }
}
