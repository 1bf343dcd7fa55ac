// As on Apple's platforms, UI tests see UIKit's types: orientations, images.
@_exported import UIKit
