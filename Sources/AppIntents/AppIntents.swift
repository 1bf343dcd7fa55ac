// AppIntents: what an app lets others do. May import SwiftUI, UIKit, UniformTypeIdentifiers, FoundationAdditions,
// Device and what stands below them.
//
// The app itself and its tests perform intents, by `perform()` and by buttons. Nobody else is here: no Shortcuts, no
// Siri. So nobody fills in parameters, and what asks a person throws an error by its name.

@_exported import Foundation
@_exported import FoundationAdditions
