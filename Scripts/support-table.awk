# Turns the lines of support-declarations.awk into SUPPORT.md. A type is a row with the number of
# its public members, those of its extensions in the same module included. What an extension adds
# to a protocol, or to a type of another module, has rows of its own: those are the modifiers.

BEGIN { FS = "\t" }

{
  module[NR] = $1
  area[NR] = $2
  owner[NR] = $3
  kind[NR] = $4
  member[NR] = $5
  note[NR] = $6
  if ($5 == "") {
    kindOf[$1, $3] = $4
    if (!(($1, $3) in typeArea)) typeArea[$1, $3] = $2
  }
}

function escape(text) {
  gsub(/\|/, "\\|", text)
  return text
}

function addArea(m, a) {
  if ((m, a) in knownArea) return
  knownArea[m, a] = 1
  areaAt[m, ++areaCount[m]] = a
}

function addRow(m, a, title, what) {
  if (!((m, a, title) in rowKind)) {
    rowAt[m, a, ++rowCount[m, a]] = title
    rowKind[m, a, title] = what
    addArea(m, a)
    rows[m]++
  }
}

function addNote(m, a, title, text) {
  if (text == "") return
  if ((m, a, title, text) in knownNote) return
  knownNote[m, a, title, text] = 1
  if (rowNote[m, a, title] != "") rowNote[m, a, title] = rowNote[m, a, title] "<br>"
  rowNote[m, a, title] = rowNote[m, a, title] escape(text)
  differing[m]++
}

# Whether a member belongs to the row of its type.
function belongsToType(i) {
  if (!((module[i], owner[i]) in kindOf)) return 0
  if (kindOf[module[i], owner[i]] != "protocol") return 1
  return area[i] == typeArea[module[i], owner[i]]
}

END {
  for (i = 1; i <= NR; i++) {
    m = module[i]
    if (member[i] == "") {
      addRow(m, area[i], owner[i], kind[i])
      addNote(m, area[i], owner[i], note[i])
    }
  }
  for (i = 1; i <= NR; i++) {
    m = module[i]
    if (member[i] == "") continue
    if (belongsToType(i)) {
      a = typeArea[m, owner[i]]
      title = owner[i]
      addNote(m, a, title, note[i] == "" ? "" : "`" member[i] "`: " note[i])
    } else {
      a = area[i]
      title = owner[i] == "" ? member[i] : owner[i] "." member[i]
      addRow(m, a, title, kind[i])
      addNote(m, a, title, note[i])
    }
    members[m, a, title]++
    total[m]++
  }

  print "# What is supported"
  print ""
  print "Written by `Scripts/support` from the sources; edit those, not this file."
  print ""
  print "Each row is public API that compiles and works as Apple's does, but for what its last"
  print "column says. API that isn't listed doesn't compile: nothing is ignored silently."
  print "Members counts initialisers, properties, methods and cases; for a modifier, its overloads."
  print ""
  print "| Module | Rows | Members | Differences told |"
  print "|---|---|---|---|"
  number = split(order, names, " ")
  for (n = 1; n <= number; n++) {
    m = names[n]
    print "| [" m "](#" tolower(m) ") | " rows[m] + 0 " | " total[m] + 0 " | " differing[m] + 0 " |"
  }
  for (n = 1; n <= number; n++) {
    m = names[n]
    if (!rows[m]) continue
    print "\n## " m
    sortAreas(m)
    for (j = 1; j <= areaCount[m]; j++) printArea(m, areaAt[m, j])
  }
}

function printArea(m, a,    j, title) {
  if (a != "") print "\n### " m ": " a
  print ""
  print "| API | Kind | Members | Differs from Apple\047s |"
  print "|---|---|---|---|"
  sortRows(m, a)
  for (j = 1; j <= rowCount[m, a]; j++) {
    title = rowAt[m, a, j]
    print "| `" title "` | " rowKind[m, a, title] " | " members[m, a, title] + 0 " | " \
      rowNote[m, a, title] " |"
  }
}

# Insertion sorts: the lists are short, and awk has no portable sort.
function sortAreas(m,    j, k, value) {
  for (j = 2; j <= areaCount[m]; j++) {
    value = areaAt[m, j]
    for (k = j - 1; k >= 1 && areaAt[m, k] > value; k--) areaAt[m, k + 1] = areaAt[m, k]
    areaAt[m, k + 1] = value
  }
}

function sortRows(m, a,    j, k, value) {
  for (j = 2; j <= rowCount[m, a]; j++) {
    value = rowAt[m, a, j]
    for (k = j - 1; k >= 1 && rowAt[m, a, k] > value; k--) rowAt[m, a, k + 1] = rowAt[m, a, k]
    rowAt[m, a, k + 1] = value
  }
}
