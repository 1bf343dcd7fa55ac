import CoreGraphics
import Device
import Foundation

extension UIWindowScene {
  /// How a scene would like to stand on the screen.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The orientations that will do.
    let orientations: UIInterfaceOrientationMask

    init(orientations: UIInterfaceOrientationMask) {
      self.orientations = orientations
      super.init()
    }

    /// How a scene would like to stand on the screen of an iPhone or iPad.
    open class iOS: GeometryPreferences {
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        super.init(orientations: interfaceOrientations)
      }

      /// Without orientations; asking for it changes nothing.
      public convenience init() { self.init(interfaceOrientations: []) }

      open var interfaceOrientations: UIInterfaceOrientationMask { orientations }
    }
  }

  /// How a scene stands on the screen.
  @preconcurrency @MainActor
  public final class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation
    public let coordinateSpace: any UICoordinateSpace

    init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.interfaceOrientation
      coordinateSpace = scene.coordinateSpace
      super.init()
    }
  }

  public var effectiveGeometry: Geometry { Geometry(self) }

  /// Turns the device so that the scene stands as it asks, if the controller that fills it can stand so.
  ///
  /// `errorHandler`: is told when it cannot, in the next turn of the run loop.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    let wanted = geometryPreferences.orientations
    guard wanted != [] else { return }
    let controller = (keyWindow ?? windows.first)?.rootViewController?.shownForOrientation
    let supported = controller?.supportedInterfaceOrientations ?? .all
    let possible = wanted.intersection(supported)
    guard !possible.contains(interfaceOrientation.mask) else { return }
    let order: [UIInterfaceOrientation] = [
      .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]
    guard let found = order.first(where: { possible.contains($0.mask) }),
      let orientation = DeviceOrientation(rawValue: found.rawValue)
    else {
      let error = UISceneError(.geometryRequestDenied)
      TurnScheduler.shared.enqueue { errorHandler?(error) }
      return
    }
    UIApplication.shared.device.orientation = orientation
  }
}

extension UIViewController {
  /// The controller that says how the screen may be turned: the one on top.
  fileprivate var shownForOrientation: UIViewController {
    presentedViewController?.shownForOrientation ?? self
  }
}

extension UIInterfaceOrientation {
  /// The set of just this orientation.
  fileprivate var mask: UIInterfaceOrientationMask {
    UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
  }
}

/// Why a request of a scene was denied.
public struct UISceneError: CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }

  public let code: Code

  init(_ code: Code) { self.code = code }

  public static var errorDomain: String { "UISceneErrorDomain" }
  public var errorCode: Int { code.rawValue }
}

extension UISceneError {
  public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
  public static let requestDenied = Code.requestDenied
  public static let geometryRequestUnsupported = Code.geometryRequestUnsupported
  public static let geometryRequestDenied = Code.geometryRequestDenied
}

extension UISceneError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? UISceneError)?.code == code
  }
}
