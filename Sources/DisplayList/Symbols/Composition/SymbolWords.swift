/// The words of symbols' names.
enum SymbolWords {
  /// A name's parts in the words that the tables use; older and newer names of one symbol become one.
  static func known(for parts: [String]) -> [String] {
    var name = parts.joined(separator: ".")
    for (old, new) in renamed { name = replace(old, new, in: name) }
    var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    for index in words.indices {
      if words[index].hasSuffix("percent"), Int(words[index].dropLast(7)) != nil {
        words[index].removeLast(7)
      }
      if index > 0, let side = sides[words[index]] { words[index] = side }
    }
    return words
  }

  /// Sides as a left-to-right language has them.
  private static let sides = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    "leadinghalf": "lefthalf", "trailinghalf": "righthalf",
  ]

  private static let renamed = [
    ("clock.arrow.trianglehead.2.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
    ("clock.arrow.2.circlepath", "clock.arrow.circlepath"),
    ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise.rotate.90", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.2.counterclockwise", "arrow.triangle.2.circlepath"),
    ("arrow.trianglehead.clockwise.rotate.90", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise.rotate.90", "arrow.counterclockwise"),
    ("arrow.trianglehead.clockwise", "arrow.clockwise"),
    ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
    ("trianglehead", "triangle"),
    ("text.document", "doc.text"), ("text.page", "doc.text"), ("richtext.page", "doc.richtext"),
    ("document", "doc"), ("apple.logo", "applelogo"), ("line.horizontal.3", "line.3.horizontal"),
    ("bubble.middle.bottom", "bubble"), ("bubble.middle.top", "bubble"),
    ("ellipsis.vertical.bubble", "ellipsis.bubble"), ("hands.sparkles", "hands.and.sparkles"),
    ("square.stack.3d.down.right", "square.stack.3d.up"),
    ("square.stack.3d.down.forward", "square.stack.3d.up"),
    ("square.stack.3d.forward.dottedline", "square.stack.3d.up"),
    ("square.3.layers.3d.down.right", "square.stack.3d.up"),
    ("square.3.layers.3d", "square.stack.3d.up"), ("square.2.layers.3d", "square.stack.3d.up"),
    ("rectangle.stack.3d.up", "square.stack.3d.up"),
    ("hourglass.bottomhalf.fill", "hourglass.bottomhalf.filled"),
    ("hourglass.tophalf.fill", "hourglass.tophalf.filled"),
    ("arrow.2.circlepath", "arrow.triangle.2.circlepath"),
    ("apple.terminal", "terminal"), ("beats.headphones", "headphones"),
    ("pencil.and.outline", "pencil.line"),
    ("gauge.with.dots.needle", "gauge.with.needle"), ("gauge.with.needle.fill", "gauge.fill"),
    ("gauge.with.needle", "gauge"), ("gauge.bottom.50percent", "gauge"),
    ("gauge.bottom.0percent", "gauge"), ("gauge.bottom.100percent", "gauge"),
    ("gauge.medium", "gauge"), ("gauge.high", "gauge"), ("gauge.low", "gauge"),
  ]

  /// The name with the words of `old` changed, where they are whole words.
  private static func replace(_ old: String, _ new: String, in name: String) -> String {
    guard name.contains(old) else { return name }
    let (words, wanted) = (name.split(separator: "."), old.split(separator: "."))
    guard let place = words.firstRange(of: wanted) else { return name }
    let parts = words[..<place.lowerBound] + new.split(separator: ".") + words[place.upperBound...]
    return parts.joined(separator: ".")
  }

  /// What the figures do: the drawing of the pose, and the symbol of a thing that goes with it.
  static let activities: [String: (pose: String, thing: String?)] = [
    "american.football": ("figure.throw", "football"), "archery": ("figure.throw", "target"),
    "arms.open": ("figure.cheer", nil), "2.arms.open": ("figure.2", nil),
    "australian.football": ("figure.kick", "football"), "badminton": ("figure.throw", "circle"),
    "barre": ("figure.cooldown", nil), "baseball": ("figure.throw", "circle"),
    "basketball": ("figure.throw", "circle"), "bowling": ("figure.lunge", "circle"),
    "boxing": ("figure.box", nil), "climbing": ("figure.climb", nil),
    "core.training": ("figure.sit", nil), "cricket": ("figure.throw", "circle"),
    "skiing.crosscountry": ("figure.ski", nil), "skiing.downhill": ("figure.ski", nil),
    "cross.training": ("figure.lunge", "dumbbell"), "curling": ("figure.lunge", "circle"),
    "disc.sports": ("figure.throw", "circle"), "elliptical": ("figure.stairs", nil),
    "equestrian.sports": ("figure.lunge", "trophy"), "fencing": ("figure.box", nil),
    "fishing": ("figure.stand", "fish"), "flexibility": ("figure.cooldown", nil),
    "strengthtraining.functional": ("figure.cheer", "dumbbell"), "golf": ("figure.golf", nil),
    "gymnastics": ("figure.cheer", nil), "hand.cycling": ("figure.outdoor.cycle", nil),
    "handball": ("figure.throw", "circle"),
    "highintensity.intervaltraining": ("figure.run", "bolt"), "hockey": ("figure.golf", nil),
    "hunting": ("figure.walk", "scope"), "indoor.cycle": ("figure.outdoor.cycle", nil),
    "jumprope": ("figure.jump", nil), "kickboxing": ("figure.kick", nil),
    "lacrosse": ("figure.throw", "circle"), "martial.arts": ("figure.kick", nil),
    "mixed.cardio": ("figure.cheer", "heart"), "open.water.swim": ("figure.pool.swim", nil),
    "pickleball": ("figure.throw", "circle"), "pilates": ("figure.sit", nil),
    "play": ("figure.cheer", "circle"), "racquetball": ("figure.throw", "circle"),
    "rolling": ("figure.sit", nil), "rower": ("figure.sit", nil),
    "rugby": ("figure.run", "football"), "sailing": ("figure.sit", "sailboat"),
    "skating": ("figure.ski", nil), "snowboarding": ("figure.surf", nil),
    "soccer": ("figure.kick", "circle"), "socialdance": ("figure.dance", nil),
    "softball": ("figure.throw", "circle"), "squash": ("figure.throw", "circle"),
    "stair.stepper": ("figure.stairs", nil), "step.training": ("figure.stairs", nil),
    "surfing": ("figure.surf", nil), "table.tennis": ("figure.throw", "circle"),
    "taichi": ("figure.lunge", nil), "tennis": ("figure.throw", "circle"),
    "track.and.field": ("figure.run", "medal"), "volleyball": ("figure.cheer", "circle"),
    "water.fitness": ("figure.pool.swim", nil), "waterpolo": ("figure.pool.swim", "circle"),
    "wrestling": ("figure.lunge", nil), "child": ("figure.stand", nil),
    "child.and.lock": ("figure.stand", "lock"), "walk.motion": ("figure.walk", nil),
    "walk.arrival": ("figure.walk", "mappin"), "walk.departure": ("figure.walk", "arrow.right"),
    "roll.runningpace": ("figure.roll", nil),
    "seated.side": ("figure.sit", nil), "stand.line.dotted.figure.stand": ("figure.2", nil),
    "2.and.child.holdinghands": ("figure.and.child.holdinghands", nil),
  ]
}
