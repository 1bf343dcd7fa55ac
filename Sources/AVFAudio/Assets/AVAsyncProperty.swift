import CoreGraphics
import CoreMedia
import Foundation

/// Something whose values are loaded when somebody asks for them.
public protocol AVAsynchronousKeyValueLoading {}

/// A value to load, of whatever type.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  fileprivate init() {}
}

/// A value to load.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>,
  @unchecked Sendable
{
  fileprivate let read: @Sendable (Root) throws -> Value

  fileprivate init(_ read: @escaping @Sendable (Root) throws -> Value) {
    self.read = read
    super.init()
  }
}

extension AVAsynchronousKeyValueLoading {
  /// Loads a value, or throws what is wrong with the file.
  public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A {
    try property.read(self)
  }

  public func load<A, B>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    (try first.read(self), try second.read(self))
  }

  public func load<A, B, C>(
    _ first: AVAsyncProperty<Self, A>, _ second: AVAsyncProperty<Self, B>,
    _ third: AVAsyncProperty<Self, C>
  ) async throws -> (A, B, C) {
    (try first.read(self), try second.read(self), try third.read(self))
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> {
    AVAsyncProperty { try $0.file.get().duration }
  }

  public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> {
    AVAsyncProperty { asset in
      _ = try asset.file.get()
      return asset.tracks
    }
  }

  /// False for a file of no known kind.
  public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isPlayable } }
  public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty { $0.isReadable } }
  public static var hasProtectedContent: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty { $0.hasProtectedContent }
  }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<Root, CGSize> {
    AVAsyncProperty { $0.naturalSize }
  }
  public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> {
    AVAsyncProperty { $0.preferredTransform }
  }
  public static var timeRange: AVAsyncProperty<Root, CMTimeRange> {
    AVAsyncProperty { $0.timeRange }
  }
}
