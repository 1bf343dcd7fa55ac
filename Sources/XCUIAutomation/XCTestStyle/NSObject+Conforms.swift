import Foundation

extension NSObject {
  /// Whether an object's class adopts a protocol, as tests ask: `controller.conforms(to: UITableViewDataSource.self)`.
  public func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool { (self as Any) is Protocol }
}
