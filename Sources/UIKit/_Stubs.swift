import CoreGraphics
import Foundation

open class UISearchController: UIViewController {}
