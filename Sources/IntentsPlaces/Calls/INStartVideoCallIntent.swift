import Foundation
import UIKit

/// Begins a call with pictures; `INStartCallIntent` has taken its place.
open class INStartVideoCallIntent: INIntent, @unchecked Sendable {
  public convenience init(audioRoute: INCallAudioRoute, contacts: [INPerson]?) {
    self.init()
    take(["audioRoute": audioRoute, "contacts": contacts])
  }

  public convenience init(contacts: [INPerson]?) {
    self.init()
    take(["contacts": contacts])
  }

  open var audioRoute: INCallAudioRoute { value("audioRoute") ?? .unknown }
  open var contacts: [INPerson]? { value("contacts") }
}
