// PhotosUI: choosing pictures of the device's library. May import SwiftUI, Photos and what stands below them.

/// Which of the library's things a picker shows.
///
/// The library holds plain pictures alone, so that a filter for other things shows nothing.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Rule: Hashable, Sendable {
    case kind(Kind)
    case any([PHPickerFilter])
    case all([PHPickerFilter])
    case not(PHPickerFilter)
  }

  private enum Kind: Hashable, Sendable {
    case image, video, livePhoto, depthEffectPhoto, burst, panorama, screenshot, screenRecording
    case cinematicVideo, slomoVideo, timelapseVideo
  }

  private let rule: Rule

  public static let images = PHPickerFilter(rule: .kind(.image))
  public static let videos = PHPickerFilter(rule: .kind(.video))
  public static let livePhotos = PHPickerFilter(rule: .kind(.livePhoto))
  public static let depthEffectPhotos = PHPickerFilter(rule: .kind(.depthEffectPhoto))
  public static let bursts = PHPickerFilter(rule: .kind(.burst))
  public static let panoramas = PHPickerFilter(rule: .kind(.panorama))
  public static let screenshots = PHPickerFilter(rule: .kind(.screenshot))
  public static let screenRecordings = PHPickerFilter(rule: .kind(.screenRecording))
  public static let cinematicVideos = PHPickerFilter(rule: .kind(.cinematicVideo))
  public static let slomoVideos = PHPickerFilter(rule: .kind(.slomoVideo))
  public static let timelapseVideos = PHPickerFilter(rule: .kind(.timelapseVideo))

  /// What one of the filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(rule: .any(subfilters))
  }

  /// What all of the filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(rule: .all(subfilters))
  }

  /// What the filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(rule: .not(filter))
  }

  /// Whether plain pictures are shown.
  var showsPictures: Bool {
    switch rule {
    case .kind(let kind): kind == .image
    case .any(let filters): filters.contains(where: \.showsPictures)
    case .all(let filters): filters.allSatisfy(\.showsPictures)
    case .not(let filter): !filter.showsPictures
    }
  }
}
