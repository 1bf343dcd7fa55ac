import Foundation
import UIKit

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An image that is loaded when it is shown, through `URLSession.shared`.
///
/// Differs from Apple's: Foundation on Linux asks only those registered `URLProtocol`s that were there before the
/// first request of the process.
///
/// Tests answer for the server with a registered `URLProtocol`.
public struct AsyncImage<Content: View>: View {
  package let url: URL?
  package let scale: CGFloat
  package let transaction: Transaction
  package let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty
  /// What the phase tells of.
  @State private var loaded: URL?

  /// Shows a grey area until there is an image.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image(uiImage: AsyncImagePlaceholder.picture).resizable()
    }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  @MainActor
  public var _structure: _ViewStructure {
    let loaded = phase.image ?? Image(systemName: "photo")
    let failure = phase.error ?? CocoaError(.fileReadUnknown)
    return .view(
      "AsyncImage",
      supplementary: [
        SupplementaryView("contentView(.empty)", content(.empty)),
        SupplementaryView("contentView(.success())", content(.success(loaded))),
        SupplementaryView("contentView(.failure())", content(.failure(failure))),
      ])
  }

  public var body: some View {
    content(phase).task(id: url) {
      if let url, loaded == url, phase.image != nil { return }
      if loaded != nil { show(.empty, of: nil) }
      if let local = AsyncImageLoading.phase(ofLocal: url, scale: scale) {
        show(local, of: url)
        return
      }
      guard let url else { return }
      let result = await AsyncImageLoading.phase(ofRemote: url, scale: scale)
      if !Task.isCancelled { show(result, of: url) }
    }
  }

  private func show(_ phase: AsyncImagePhase, of url: URL?) {
    withTransaction(transaction) {
      self.phase = phase
      loaded = url
    }
  }
}

/// Gets the bytes of images.
enum AsyncImageLoading {
  /// What needs no network; nil for addresses that do.
  static func phase(ofLocal url: URL?, scale: CGFloat) -> AsyncImagePhase? {
    switch url?.scheme {
    case nil: return .empty
    case "file":
      return phase(of: url.flatMap { FileManager.default.contents(atPath: $0.path) }, scale)
    case "data":
      let parts = url?.absoluteString.split(separator: ",", maxSplits: 1) ?? []
      return phase(of: parts.count == 2 ? Data(base64Encoded: String(parts[1])) : nil, scale)
    default: return nil
    }
  }

  static func phase(ofRemote url: URL, scale: CGFloat) async -> AsyncImagePhase {
    do {
      return phase(of: try await URLSession.shared.data(from: url).0, scale)
    } catch {
      return .failure(error)
    }
  }

  private static func phase(of data: Data?, _ scale: CGFloat) -> AsyncImagePhase {
    guard let data else { return .failure(CocoaError(.fileReadNoSuchFile)) }
    guard let image = UIImage(data: data, scale: scale) else {
      return .failure(CocoaError(.fileReadCorruptFile))
    }
    return .success(Image(uiImage: image))
  }
}
