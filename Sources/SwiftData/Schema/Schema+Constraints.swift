import Foundation

extension Schema {
  /// Properties that together may have the same values in one model only.
  public struct Unique<Model: PersistentModel> {
    let constraints: [[PartialKeyPath<Model>]]

    public init(_ constraints: [PartialKeyPath<Model>]...) {
      self.constraints = constraints
    }

    /// What the macro tells the schema.
    public var _metadata: PropertyMetadata { PropertyMetadata(unique: constraints) }
  }

  /// Properties by which models are looked for.
  ///
  /// Differs from Apple's: part of the schema, and of no use to searches, which look at each model in memory.
  public struct Index<Model: PersistentModel> {
    let indices: [[PartialKeyPath<Model>]]

    public init(_ indices: [PartialKeyPath<Model>]...) {
      self.indices = indices
    }

    public init(_ indices: Types<Model>...) {
      self.indices = indices.map {
        switch $0 {
        case .binary(let keyPaths), .rtree(let keyPaths): keyPaths
        }
      }
    }

    /// What the macro tells the schema.
    public var _metadata: PropertyMetadata { PropertyMetadata(indices: indices) }

    /// How an index is made.
    public enum Types<Indexed: PersistentModel> {
      case binary([PartialKeyPath<Indexed>])
      case rtree([PartialKeyPath<Indexed>])
    }
  }
}
