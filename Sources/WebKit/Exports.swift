// Imported with it, as on iOS, whose framework names it in its headers.

@_exported import UIKit
