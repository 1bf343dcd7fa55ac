import Foundation
import FoundationAdditions

// The keys of scroll views in key-value coding and observing.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIScrollView.self,
        properties: [
          ObjectiveCProperty("contentOffset", \UIScrollView.contentOffset),
          ObjectiveCProperty("contentSize", \UIScrollView.contentSize),
          ObjectiveCProperty("contentInset", \UIScrollView.contentInset),
          ObjectiveCProperty(
            "scrollEnabled", \UIScrollView.isScrollEnabled, getter: "isScrollEnabled"),
          ObjectiveCProperty(
            "pagingEnabled", \UIScrollView.isPagingEnabled, getter: "isPagingEnabled"),
          ObjectiveCProperty("bounces", \UIScrollView.bounces),
          ObjectiveCProperty("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
          ObjectiveCProperty("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
          ObjectiveCProperty(
            "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
          ObjectiveCProperty(
            "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
          ObjectiveCProperty("keyboardDismissMode", \UIScrollView.keyboardDismissMode),
          ObjectiveCProperty("minimumZoomScale", \UIScrollView.minimumZoomScale),
          ObjectiveCProperty("maximumZoomScale", \UIScrollView.maximumZoomScale),
          ObjectiveCProperty("zoomScale", \UIScrollView.zoomScale),
        ])
    ]
  }
}
