# Reads docs/words/cookbook.txt: recipes, each with the script that does it and a test of what comes of it.
#   ## TITLE         a section; other lines outside recipes are text
#   %r TITLE         a recipe
#   %as TOOL: NAME / NAME; TOOL: NAME      what other tools call it
#   %kind KIND       what the script below is: keys of a piece called X (if nothing is said), a piece, a variant
#   SCRIPT           without the lines that load what it uses, up to
#   %see             what can be seen, in words, up to
#   | LINE           and as a test, in which `on` makes a game with that piece or variant
function to_doc(line) { pages = pages line "\n" }
function to_test(line) { print line > tests }

function anchor(title) {
    title = tolower(title)
    gsub(/[^a-z0-9 -]/, "", title)
    gsub(/ /, "-", title)
    return title
}

# "Betza: gQ / pQ; CV: mimic" -> "Betza `gQ`, `pQ`; CV mimic", and each name into the index.
function names_elsewhere(    n, i, j, k, list, tool, names, text, name, key) {
    n = split(elsewhere, list, /; */)
    for (i = 1; i <= n; ++i) {
        if (!match(list[i], /: /)) { print want ": " list[i] ": of which tool?" > "/dev/stderr"; exit_code = 1 }
        tool = substr(list[i], 1, RSTART - 1)
        if (!(tool in named)) { tools[++tool_count] = tool; named[tool] = 0 }
        k = split(substr(list[i], RSTART + 2), names, / \/ /)
        text = text (i > 1 ? "; " : "") tool
        for (j = 1; j <= k; ++j) {
            name = tool == "CV" ? names[j] : "`" names[j] "`"
            text = text (j > 1 ? ", " : " ") name
            key = tool SUBSEP name
            if (!(key in recipes)) name_of[tool, ++named[tool]] = name
            recipes[key] = recipes[key] " [" count "](#" link ")"
        }
    }
    return text
}

# Which of the words at hand a script uses: texts, comments, drawings and keys of tables are left out.
function uses(pattern,    i, line, drawing) {
    for (i = 1; i <= script_lines; ++i) {
        line = script[i]
        if (drawing) { if (line ~ /\]\]/) drawing = 0; continue }
        if (line ~ /\[\[/) drawing = 1
        gsub(/"[^"]*"/, "", line)
        sub(/--.*/, "", line)
        gsub(/[A-Za-z_]+ = /, "", line)
        if ((" " line " ") ~ ("[^A-Za-z_.]" pattern)) return 1
    }
    return 0
}

# The lines with which a whole script loads what it uses, into head[1..heads].
function load_used(    i, n, names, files, modules, men, loads) {
    heads = 0
    split("m c phase rush", names, " ")
    split("movement cascade phase rush", modules, " ")
    for (i = 1; i <= 4; ++i)
        if (uses(names[i] "[.]")) head[++heads] = "local " names[i] " = require \"acedrex." modules[i] "\""
    if (uses("chess[^A-Za-z_\"]")) head[++heads] = "local chess = require \"classical.classical-chess\""
    n = split("King Queen Rook Bishop Knight Pawn", files, " ")
    for (i = 1; i <= n; ++i)
        if (uses(files[i] "[^A-Za-z_]")) {
            men = men (men == "" ? "" : ", ") files[i]
            loads = loads (loads == "" ? "" : ", ") "require \"classical.pieces." tolower(files[i]) "\""
        }
    if (men != "") {
        if (length(men loads) < 100) head[++heads] = "local " men " = " loads
        else head[++heads] = "local " men " =\n  " loads
    }
    if (heads > 0 && kind != "keys") head[++heads] = ""
    if (kind == "keys") head[++heads] = "return piece { name = \"X\", symbol = \"X\","
}

function finish_recipe(    i, whole) {
    if (want == "") return
    ++count
    link = anchor(count ". " want)
    load_used()
    whole = 0
    for (i = 1; i <= heads; ++i) line_of[++whole] = head[i]
    for (i = 1; i <= script_lines; ++i) line_of[++whole] = (kind == "keys" && script[i] != "" ? "  " : "") script[i]
    if (kind == "keys") line_of[++whole] = "}"

    to_doc("### " count ". " want "\n")
    if (elsewhere != "") to_doc("*" names_elsewhere() "*\n")
    to_doc("```lua")
    for (i = 1; i <= whole; ++i) to_doc(line_of[i])
    to_doc("```\n")
    to_doc(seen "\n")
    to_doc("```lua")
    for (i = 1; i <= test_lines; ++i) to_doc(check[i])
    to_doc("```\n")
    if (seen == "" || test_lines == 0) { print want ": nothing is seen of it" > "/dev/stderr"; exit_code = 1 }

    to_test("t.it([==[" count ". " want "]==], function()")
    to_test("  local on = of_" (kind == "keys" ? "piece" : kind) "(function()")
    for (i = 1; i <= whole; ++i) to_test(line_of[i])
    to_test("  end)")
    for (i = 1; i <= test_lines; ++i) to_test("  " check[i])
    to_test("end)\n")
    if (kind == "keys") test_betza()
    want = ""
}

# What stands there as Betza's notation does the same.
function test_betza(    n, i, j, k, p, list, names) {
    n = split(elsewhere, list, /; */)
    for (i = 1; i <= n; ++i) {
        if (!sub(/^Betza: /, "", list[i])) continue
        k = split(list[i], names, / \/ /)
        for (j = 1; j <= k; ++j) {
            to_test("t.it([==[" count ". " want ", as " names[j] "]==], function()")
            to_test("  local on = with_piece{ moves = \"" names[j] "\" }")
            for (p = 1; p <= test_lines; ++p) to_test("  " check[p])
            to_test("end)\n")
        }
    }
}

BEGIN {
    doc = out "/docs/cookbook.md"
    tests = out "/tests/cookbook.lua"
    to_test("-- Made by docs/words/generate from docs/words/cookbook.txt: the recipes of docs/cookbook.md. Change that, not this.")
    while ((getline line < (words "/preamble.lua")) > 0) if (line !~ /^-- Made by/) to_test(line)
    to_test("")
}
/^%r / {
    finish_recipe()
    want = toupper(substr($0, 4, 1)) substr($0, 5)
    elsewhere = seen = ""
    kind = "keys"
    script_lines = test_lines = seeing = 0
    next
}
/^%as / { elsewhere = elsewhere (elsewhere != "" ? "; " : "") substr($0, 5); next }
/^%kind / { kind = $2; next }
/^%see / { seeing = 1; seen = substr($0, 6); next }
/^\| / { check[++test_lines] = substr($0, 3); next }
/^## / { finish_recipe(); contents = contents "- [" substr($0, 4) "](#" anchor(substr($0, 4)) ")\n" }
want != "" && $0 == "" && seeing { finish_recipe(); next }
want != "" && seeing { seen = seen "\n" $0; next }
want != "" { script[++script_lines] = $0; next }
{ if (/^## / && !began) { began = 1; to_doc("@contents@\n") } to_doc($0) }

END {
    finish_recipe()
    to_doc("## By the names of other tools\n")
    for (i = 1; i <= tool_count; ++i) {
        to_doc("- " tools[i])
        for (j = 1; j <= named[tools[i]]; ++j) {
            name = name_of[tools[i], j]
            to_doc("  - " name recipes[tools[i], name])
        }
    }
    contents = contents "- [By the names of other tools](#by-the-names-of-other-tools)\n"
    at = index(pages, "@contents@\n")
    gsub(/\n+$/, "\n", pages)
    printf "%s%s%s", substr(pages, 1, at - 1), contents, substr(pages, at + 11) > doc
    exit exit_code
}
