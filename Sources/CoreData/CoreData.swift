// CoreData: what apps say to Core Data, without a store behind it. May import SwiftUI, Combine, FoundationAdditions,
// Device and what stands below them.
//
// What needs no store is real: models, requests, names, queues. What would ask or change a store fails by its name
// (`NoStore`).

@_exported import Foundation
@_exported import FoundationAdditions
