// Models that are kept by contexts in a container, found by predicates and shown by views.
//
// From below: `Store` keeps rows of values and links and knows neither objects nor views; a container has one. A
// `ModelContext` makes objects of the rows, follows how they change and writes it back at `save()`; what others
// have saved reaches it as the keys of rows. A store that has files reads them at its start and writes them at each save.
// May import SwiftUI and what stands below it.

@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
