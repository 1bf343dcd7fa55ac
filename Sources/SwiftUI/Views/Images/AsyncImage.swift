import Foundation
import UIKit

/// An image that is loaded when it is shown.
///
/// Differs from Apple's: loads `file:` and `data:` addresses. No other address is ever fetched; such
/// an image stays in its empty phase, as one does on iOS before the answer of its server.
public struct AsyncImage<Content: View>: View {
  package let url: URL?
  package let scale: CGFloat
  package let transaction: Transaction
  package let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      phase.image ?? Image(uiImage: UIImage()).resizable()
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
      withTransaction(transaction) { phase = AsyncImageLoading.phase(of: url, scale: scale) }
    }
  }
}

/// Reads the images that need no network.
enum AsyncImageLoading {
  static func phase(of url: URL?, scale: CGFloat) -> AsyncImagePhase {
    guard let url else { return .empty }
    let data: Data?
    switch url.scheme {
    case "file": data = FileManager.default.contents(atPath: url.path)
    case "data":
      let parts = url.absoluteString.split(separator: ",", maxSplits: 1)
      data = parts.count == 2 ? Data(base64Encoded: String(parts[1])) : nil
    default: return .empty
    }
    guard let data else { return .failure(CocoaError(.fileReadNoSuchFile)) }
    guard let image = UIImage(data: data, scale: scale) else {
      return .failure(CocoaError(.fileReadCorruptFile))
    }
    return .success(Image(uiImage: image))
  }
}
