# Reads Swift sources and prints a line for each public declaration, tab-separated:
#   module, area, owner, kind, member, note
# A type has an empty member; a free function or a global has an empty owner. What differs of a protocol's
# function is told with its labels, as those of a delegate share one name.
# Nesting is read from the indentation, which the formatter keeps at two spaces a level.

BEGIN { FS = "\n"; OFS = "\t" }

FNR == 1 {
  count = split(FILENAME, path, "/")
  module = path[2]
  area = ""
  for (i = 3; i < count; i++) area = area (area == "" ? "" : " / ") path[i]
  depth = 0
  note = ""
  signature = ""
  inText = 0
  inNote = 0
}

# The lines of a multi-line string aren't code.
{
  quotes = gsub(/"""/, "&")
  if (inText) {
    if (quotes % 2 == 1) inText = 0
    next
  }
  if (quotes % 2 == 1) inText = 1
}

# The further lines of a function's parameters.
signature != "" {
  signature = signature $0
  tellFunction()
  next
}

/^[ \t]*\/\/\// {
  text = $0
  sub(/^[ \t]*\/\/\/[ \t]?/, "", text)
  # The words may stand on two lines.
  text = begun text
  begun = ""
  if (text ~ /Differs( from)?$/) {
    begun = text " "
    next
  }
  if (text ~ /Differs from Apple.s:/) {
    sub(/^.*Differs from Apple.s:[ \t]*/, "", text)
    note = note (note == "" ? "" : " ") text
    inNote = 1
  } else if (text == "" || text ~ /^ *- /) {
    inNote = 0
  } else if (inNote) {
    note = note " " text
  }
  next
}

{ inNote = 0; begun = "" }

# Attributes, conditions and comments between a comment and its declaration.
/^[ \t]*$/ || /^[ \t]*\/\// || /^[ \t]*#/ { next }
/^[ \t]*(@[A-Za-z_]+(\([^)]*\))?[ \t]*)+$/ { next }

{
  line = $0
  match(line, /^ */)
  indent = RLENGTH
  sub(/^ */, "", line)
  # A declaration's own further lines don't end it.
  if (line ~ /^(where[ \t]|[{):>])/) next
  while (depth > 0 && indentOf[depth] >= indent) depth--
  while (match(line, /^@[A-Za-z_]+(\([^)]*\))?[ \t]+/)) line = substr(line, RLENGTH + 1)

  access = ""
  isPlain = 0
  while (match(line, /^(public|open|package|internal|private|fileprivate|static|final|override|mutating|nonmutating|nonisolated|nonisolated\(unsafe\)|required|convenience|indirect|lazy|weak|dynamic|optional|prefix|postfix|infix|unowned|isolated|consuming|borrowing|(public|private|fileprivate|internal|package|open)\(set\))[ \t]+/)) {
    word = substr(line, 1, RLENGTH)
    sub(/[ \t]+$/, "", word)
    if (word ~ /^(public|open|package|internal|private|fileprivate)$/) access = word
    line = substr(line, RLENGTH + 1)
  }
  # "class func" and "class var" are members; "class Name" is a type.
  if (line ~ /^class[ \t]+(func|var|let|subscript|override|final)[ \t]/) sub(/^class[ \t]+/, "", line)

  keyword = line
  sub(/[^A-Za-z].*$/, "", keyword)
  name = line
  sub(/^[A-Za-z]+[ \t]*/, "", name)

  isMemberLevel = depth > 0 && indent == indentOf[depth] + 2
  isPublic = access == "public" || access == "open"
  if (access == "" && isMemberLevel && publicMembers[depth]) isPublic = 1
  # A public member of a type that isn't public can't be used from outside.
  if (depth > 0 && !visible[depth]) isPublic = 0

  if (keyword ~ /^(struct|class|enum|protocol|actor|extension)$/) {
    if (keyword == "extension") {
      match(name, /^[A-Za-z0-9_.]+/)
    } else {
      match(name, /^[A-Za-z0-9_]+/)
    }
    type = substr(name, 1, RLENGTH)
    full = type
    if (keyword != "extension" && depth > 0) full = typeOf[depth] "." type
    isVisible = keyword == "extension" || isPublic
    if (type ~ /^_/ || type ~ /\._/) isVisible = 0
    if (isVisible && keyword != "extension") print module, area, full, keyword, "", note
    note = ""
    if (line !~ /\}[ \t]*$/) {
      depth++
      indentOf[depth] = indent
      typeOf[depth] = full
      visible[depth] = isVisible
      publicMembers[depth] = (keyword == "protocol" && isPublic) \
        || (keyword == "extension" && isPublic)
      isProtocol[depth] = keyword == "protocol"
      isEnum[depth] = keyword == "enum" && isPublic
    }
    next
  }

  owner = depth > 0 ? typeOf[depth] : ""
  if (keyword == "case" && isMemberLevel && isEnum[depth]) {
    # "case a, b(Int), c = 3": the parenthesised parts hold commas of their own.
    while (gsub(/\([^()]*\)/, "", name)) {}
    number = split(name, cases, /,[ \t]*/)
    for (i = 1; i <= number; i++) {
      sub(/[ \t=(].*$/, "", cases[i])
      if (cases[i] != "") print module, area, owner, "case", cases[i], note
    }
  } else if (isPublic && keyword ~ /^(func|var|let|init|subscript|typealias|associatedtype|macro)$/) {
    member = keyword
    if (keyword !~ /^(init|subscript)$/) {
      member = name
      gsub(/`/, "", member)
      if (match(member, /^[A-Za-z0-9_]+/)) {
        member = substr(member, 1, RLENGTH)
      } else {
        sub(/[ \t(<].*$/, "", member)
      }
    }
    if (keyword == "func" && note != "" && isMemberLevel && isProtocol[depth]) {
      told = note
      signature = name
      tellFunction()
    } else if (member !~ /^_/) {
      print module, area, owner, keyword, member, note
    }
  }
  # Other lines, such as those of an attribute on several, may stand between comment and name.
  if (keyword ~ /^(case|func|var|let|init|subscript|typealias|associatedtype|macro|operator|return|if|guard)$/) {
    note = ""
  }
}

# Prints the function of a protocol whose parameters have been read to their end: "name(label:_:)".
function tellFunction(    text, labels, count, i, parts, opened, closed) {
  text = signature
  opened = gsub(/\(/, "(", text)
  closed = gsub(/\)/, ")", text)
  if (opened == 0 || opened > closed) return
  # From the innermost outwards, all brackets but those of the parameters go.
  sub(/^[^(]*/, "", text)
  gsub(/[ \t]+/, " ", text)
  gsub(/->/, "", text)
  while (gsub(/\[[^][]*\]/, "", text) || gsub(/<[^<>]*>/, "", text)) {}
  text = substr(text, 2)
  while (match(text, /\([^()]*\)/) && index(text, ")") > RSTART) {
    text = substr(text, 1, RSTART - 1) substr(text, RSTART + RLENGTH)
  }
  sub(/\).*$/, "", text)
  count = split(text, parts, /,/)
  labels = ""
  for (i = 1; i <= count; i++) {
    sub(/^ +/, "", parts[i])
    sub(/[ :].*$/, "", parts[i])
    if (parts[i] != "") labels = labels parts[i] ":"
  }
  print module, area, owner, "func", member "(" labels ")", told
  signature = ""
}
