import Foundation

/// The functions of libcairo that drawing uses.
///
/// The types repeat those of cairo's header: objects are opaque pointers, enumerations are `Int32`.
struct Cairo: Sendable {
  typealias Object = OpaquePointer
  typealias Act = @convention(c) (Object?) -> Void
  typealias Make = @convention(c) (Object?) -> Object?
  typealias Ask = @convention(c) (Object?) -> Int32
  typealias SetEnum = @convention(c) (Object?, Int32) -> Void
  typealias SetNumber = @convention(c) (Object?, Double) -> Void
  typealias Point = @convention(c) (Object?, Double, Double) -> Void
  typealias Four = @convention(c) (Object?, Double, Double, Double, Double) -> Void
  typealias Six = @convention(c) (Object?, Double, Double, Double, Double, Double, Double) -> Void
  typealias Matrix = @convention(c) (Object?, UnsafeRawPointer?) -> Void
  typealias Join = @convention(c) (Object?, Object?) -> Void
  typealias Stream =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<UInt8>?, UInt32) -> Int32
  typealias ReadStream =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32) -> Int32

  // MARK: Surfaces
  let imageSurfaceCreate: @convention(c) (Int32, Int32, Int32) -> Object?
  let surfaceDestroy: Act
  let surfaceStatus: Ask
  let surfaceFlush: Act
  let surfaceMarkDirty: Act
  let surfaceSetDeviceOffset: Point
  let imageSurfaceData: @convention(c) (Object?) -> UnsafeMutablePointer<UInt8>?
  let imageSurfaceWidth: Ask
  let imageSurfaceHeight: Ask
  let imageSurfaceStride: Ask
  let imageSurfaceFromPNG: @convention(c) (ReadStream, UnsafeMutableRawPointer?) -> Object?

  // MARK: Contexts
  let create: Make
  let destroy: Act
  let status: Ask
  let save: Act
  let restore: Act
  let pushGroup: Act
  let popGroupToSource: Act
  let transform: Matrix
  let setMatrix: Matrix
  let getMatrix: @convention(c) (Object?, UnsafeMutableRawPointer?) -> Void
  let setOperator: SetEnum
  let setAntialias: SetEnum
  let setTolerance: SetNumber

  // MARK: Paths
  let newPath: Act
  let moveTo: Point
  let lineTo: Point
  let curveTo: Six
  let closePath: Act
  let rectangle: Four
  let setFillRule: SetEnum
  let fill: Act
  let fillPreserve: Act
  let stroke: Act
  let clip: Act
  let clipExtents:
    @convention(c) (
      Object?, UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?,
      UnsafeMutablePointer<Double>?, UnsafeMutablePointer<Double>?
    ) -> Void
  let setLineWidth: SetNumber
  let setLineCap: SetEnum
  let setLineJoin: SetEnum
  let setMiterLimit: SetNumber
  let setDash: @convention(c) (Object?, UnsafePointer<Double>?, Int32, Double) -> Void

  // MARK: Sources
  let setSourceRGBA: Four
  let setSource: Join
  let setSourceSurface: @convention(c) (Object?, Object?, Double, Double) -> Void
  let getSource: Make
  let paint: Act
  let paintWithAlpha: SetNumber
  let mask: Join
  let maskSurface: @convention(c) (Object?, Object?, Double, Double) -> Void
  let patternForSurface: Make
  let patternLinear: @convention(c) (Double, Double, Double, Double) -> Object?
  let patternRadial: @convention(c) (Double, Double, Double, Double, Double, Double) -> Object?
  let patternMesh: @convention(c) () -> Object?
  let patternDestroy: Act
  let patternAddStop: @convention(c) (Object?, Double, Double, Double, Double, Double) -> Void
  let patternSetExtend: SetEnum
  let patternSetFilter: SetEnum
  let patternSetMatrix: Matrix
  let meshBegin: Act
  let meshEnd: Act
  let meshMoveTo: Point
  let meshLineTo: Point
  let meshCurveTo: Six
  let meshSetColor: @convention(c) (Object?, UInt32, Double, Double, Double, Double) -> Void

  // MARK: Text
  let fontFaceForFreeType: @convention(c) (OpaquePointer?, Int32) -> Object?
  let fontFaceDestroy: Act
  let setFontFace: Join
  let setFontMatrix: Matrix
  let setFontOptions: Join
  let fontOptionsCreate: @convention(c) () -> Object?
  let fontOptionsSetHintStyle: SetEnum
  let fontOptionsSetHintMetrics: SetEnum
  let fontOptionsSetAntialias: SetEnum
  let glyphPath: @convention(c) (Object?, UnsafeRawPointer?, Int32) -> Void
  let glyphExtents:
    @convention(c) (
      Object?, UnsafeRawPointer?, Int32, UnsafeMutableRawPointer?
    ) -> Void
  let statusText: @convention(c) (Int32) -> UnsafePointer<CChar>?

  /// - Throws: `RenderingError` if the library or one of the functions is missing.
  init() throws {
    let library = try DynamicLibrary("libcairo.so.2", package: "libcairo2")
    imageSurfaceCreate = try library.function("cairo_image_surface_create")
    surfaceDestroy = try library.function("cairo_surface_destroy")
    surfaceStatus = try library.function("cairo_surface_status")
    surfaceFlush = try library.function("cairo_surface_flush")
    surfaceMarkDirty = try library.function("cairo_surface_mark_dirty")
    surfaceSetDeviceOffset = try library.function("cairo_surface_set_device_offset")
    imageSurfaceData = try library.function("cairo_image_surface_get_data")
    imageSurfaceWidth = try library.function("cairo_image_surface_get_width")
    imageSurfaceHeight = try library.function("cairo_image_surface_get_height")
    imageSurfaceStride = try library.function("cairo_image_surface_get_stride")
    imageSurfaceFromPNG = try library.function("cairo_image_surface_create_from_png_stream")
    create = try library.function("cairo_create")
    destroy = try library.function("cairo_destroy")
    status = try library.function("cairo_status")
    save = try library.function("cairo_save")
    restore = try library.function("cairo_restore")
    pushGroup = try library.function("cairo_push_group")
    popGroupToSource = try library.function("cairo_pop_group_to_source")
    transform = try library.function("cairo_transform")
    setMatrix = try library.function("cairo_set_matrix")
    getMatrix = try library.function("cairo_get_matrix")
    setOperator = try library.function("cairo_set_operator")
    setAntialias = try library.function("cairo_set_antialias")
    setTolerance = try library.function("cairo_set_tolerance")
    newPath = try library.function("cairo_new_path")
    moveTo = try library.function("cairo_move_to")
    lineTo = try library.function("cairo_line_to")
    curveTo = try library.function("cairo_curve_to")
    closePath = try library.function("cairo_close_path")
    rectangle = try library.function("cairo_rectangle")
    setFillRule = try library.function("cairo_set_fill_rule")
    fill = try library.function("cairo_fill")
    fillPreserve = try library.function("cairo_fill_preserve")
    stroke = try library.function("cairo_stroke")
    clip = try library.function("cairo_clip")
    clipExtents = try library.function("cairo_clip_extents")
    setLineWidth = try library.function("cairo_set_line_width")
    setLineCap = try library.function("cairo_set_line_cap")
    setLineJoin = try library.function("cairo_set_line_join")
    setMiterLimit = try library.function("cairo_set_miter_limit")
    setDash = try library.function("cairo_set_dash")
    setSourceRGBA = try library.function("cairo_set_source_rgba")
    setSource = try library.function("cairo_set_source")
    setSourceSurface = try library.function("cairo_set_source_surface")
    getSource = try library.function("cairo_get_source")
    paint = try library.function("cairo_paint")
    paintWithAlpha = try library.function("cairo_paint_with_alpha")
    mask = try library.function("cairo_mask")
    maskSurface = try library.function("cairo_mask_surface")
    patternForSurface = try library.function("cairo_pattern_create_for_surface")
    patternLinear = try library.function("cairo_pattern_create_linear")
    patternRadial = try library.function("cairo_pattern_create_radial")
    patternMesh = try library.function("cairo_pattern_create_mesh")
    patternDestroy = try library.function("cairo_pattern_destroy")
    patternAddStop = try library.function("cairo_pattern_add_color_stop_rgba")
    patternSetExtend = try library.function("cairo_pattern_set_extend")
    patternSetFilter = try library.function("cairo_pattern_set_filter")
    patternSetMatrix = try library.function("cairo_pattern_set_matrix")
    meshBegin = try library.function("cairo_mesh_pattern_begin_patch")
    meshEnd = try library.function("cairo_mesh_pattern_end_patch")
    meshMoveTo = try library.function("cairo_mesh_pattern_move_to")
    meshLineTo = try library.function("cairo_mesh_pattern_line_to")
    meshCurveTo = try library.function("cairo_mesh_pattern_curve_to")
    meshSetColor = try library.function("cairo_mesh_pattern_set_corner_color_rgba")
    fontFaceForFreeType = try library.function("cairo_ft_font_face_create_for_ft_face")
    fontFaceDestroy = try library.function("cairo_font_face_destroy")
    setFontFace = try library.function("cairo_set_font_face")
    setFontMatrix = try library.function("cairo_set_font_matrix")
    setFontOptions = try library.function("cairo_set_font_options")
    fontOptionsCreate = try library.function("cairo_font_options_create")
    fontOptionsSetHintStyle = try library.function("cairo_font_options_set_hint_style")
    fontOptionsSetHintMetrics = try library.function("cairo_font_options_set_hint_metrics")
    fontOptionsSetAntialias = try library.function("cairo_font_options_set_antialias")
    glyphPath = try library.function("cairo_glyph_path")
    glyphExtents = try library.function("cairo_glyph_extents")
    statusText = try library.function("cairo_status_to_string")
  }
}
