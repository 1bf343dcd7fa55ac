import CoreGraphics
import Foundation

open class UISearchController: UIViewController {}
extension ImageFiles { static func pngData(of image: UIImage) -> Data? { nil } }
