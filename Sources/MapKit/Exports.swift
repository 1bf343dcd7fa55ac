// Imported with it, as on iOS, whose framework names them in its headers.

@_exported import CoreLocation
@_exported import UIKit
