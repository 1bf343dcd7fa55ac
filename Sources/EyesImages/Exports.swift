// EyesImages: the same as EyesXCUI, for tests of plain images that import it by this name.

@_exported import EyesXCUI
