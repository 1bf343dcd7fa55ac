import Foundation
import UIKit

/// Begins a call without pictures; `INStartCallIntent` has taken its place.
open class INStartAudioCallIntent: INIntent, @unchecked Sendable {
  public convenience init(
    audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?
  ) {
    self.init()
    take(["audioRoute": audioRoute, "destinationType": destinationType, "contacts": contacts])
  }

  public convenience init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.init()
    take(["destinationType": destinationType, "contacts": contacts])
  }

  open var audioRoute: INCallAudioRoute { value("audioRoute") ?? .unknown }
  open var destinationType: INCallDestinationType { value("destinationType") ?? .unknown }
  open var contacts: [INPerson]? { value("contacts") }
}
