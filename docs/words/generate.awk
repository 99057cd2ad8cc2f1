# Reads the words in docs/words/*.txt. Lines that begin with % or | mean something, the others are text:
#   %kind KIND          what the first line of examples below is: keys of a piece or of a variant, or lines of Lua;
#                       text: there are none
#   %class NAME         words below are keys of that table; - words by themselves
#   %w WORD: TYPE       a word, perhaps WORD(argument: TYPE; ...): TYPE; what it means follows, up to an empty line
#   | LINE              its example
#   %par                within what a word means: a new paragraph
#   %prose NAME         the text of NAME.md stands here
#   %whole KIND FILE    a whole script (piece, variant, tests) as its file has it, up to
#   %try WORDS          what one may try with it; then | LINE, a test of it in which `on` makes a game, up to an empty line
function to_doc(line) { pages = pages line "\n" }
function to_test(line) { print line > tests }

# "fun(d: dir): expr?" -> "fun(d: acedrex.dir): acedrex.expr?"
function typed(text,    result, id, rest) {
    result = ""
    while (match(text, /"[^"]*"|[a-z_]+/)) {
        id = substr(text, RSTART, RLENGTH)
        rest = substr(text, RSTART + RLENGTH)
        result = result substr(text, 1, RSTART - 1)
        if (id !~ /^(string|integer|number|boolean|fun|table|any|nil)$/ && id !~ /^"/ && rest !~ /^\??:/)
            id = "acedrex." id
        result = result id
        text = rest
    }
    return result text
}

function file_of(word) {
    if (word ~ /^m\./) return "acedrex/movement"
    if (word ~ /^c\./) return "acedrex/cascade"
    if (word ~ /^phase\./) return "acedrex/phase"
    if (word ~ /^notation\./) return "acedrex/notation"
    if (word ~ /^[tg][.:]/) return "acedrex/scenario"
    return "globals"
}
# What the page's editor offers: the word as it is typed, what is shown beside it, what it means.
function json(text) { gsub(/\\/, "\\\\", text); gsub(/"/, "\\\"", text); gsub(/\n+(- )?|\t/, " ", text); return "\"" text "\"" }
function offer(name, detail, says) {
    words_told = words_told (words_told == "" ? "" : ",\n") "[" json(name) ", " json(detail) ", " json(says) "]"
}
function annotate(file, line) { notes[file] = notes[file] line "\n" }

# A function's arguments and what it returns, before its declaration.
function annotate_function(file, name, args, type,    n, i, list, part, names) {
    n = split(args, list, /; */)
    names = ""
    for (i = 1; i <= n; ++i) {
        match(list[i], /: /)
        part = substr(list[i], 1, RSTART - 1)
        annotate(file, "---@param " part " " typed(substr(list[i], RSTART + 2)))
        sub(/\?$/, "", part)
        names = names (i > 1 ? ", " : "") part
    }
    if (type != "") annotate(file, "---@return " typed(type))
    annotate(file, "function " name "(" names ") end\n")
    return names
}

function finish_word(    file, i, key, shown, says, lines, short) {
    if (word == "") return
    says = meaning
    file = file_of(word)
    shown = word
    if (called) {
        n = split(arguments, list, /; */)
        shown = word "("
        for (i = 1; i <= n; ++i) {
            part = list[i]
            sub(/: .*/, "", part)
            shown = shown (i > 1 ? ", " : "") part
        }
        shown = shown ")"
    }
    to_doc("**`" shown "`** " says "\n")
    if (examples > 0) {
        to_doc("```lua")
        for (i = 1; i <= examples; ++i) to_doc(example[i])
        to_doc("```\n")
        if (examples != 2) { print word ": an example has two lines" > "/dev/stderr"; exit_code = 1 }
        test_example((tested[shown]++ ? class ": " : "") shown)
    } else if (kind != "text") {
        print word ": has no example" > "/dev/stderr"
        exit_code = 1
    }
    offer(class == "-" ? word : substr(word, match(word, /[^.]*$/)), class == "-" ? shown : type, says)
    lines = "---" says
    gsub(/\n/, "\n---", lines)
    for (i = 1; i <= examples; ++i) lines = lines "\n---" (i == 1 ? "```lua\n---" : "") example[i] (i == examples ? "\n---```" : "")
    if (class != "-") {
        key = word
        sub(/^.*\./, "", key)
        gsub(/\n+(- )?/, " ", says)
        fields[class] = fields[class] "---@field " key "? " typed(type) " " says "\n"
        if (!(class in seen)) { seen[class] = 1; order[++classes] = class }
    } else if (word ~ /^d[:.]/) {
        key = substr(word, 3)
        gsub(/\n+(- )?/, " ", says)
        if (called) says = "fun(self: acedrex.dir" (arguments != "" ? ", " arguments : "") "): " typed(type) " " says
        else says = typed(type) " " says
        annotate("globals", "---@class acedrex.dir\n---@field " key " " says "\n")
    } else if (word ~ /^[a-z]+[.:][a-zA-Z_]+$|^(piece|variant)$/) {
        short = word
        if (word ~ /^(piece|variant)$/) {
            annotate(file, lines "\n---@class acedrex.make_" word "\n---@overload fun(keys: acedrex." word "_keys): acedrex." word "\n" word " = {}\n")
        } else {
            annotate(file, lines)
            if (called) annotate_function(file, short, arguments, type)
            else annotate(file, "---@type " typed(type) "\n" short " = nil\n")
        }
        if (word ~ /^(m|c|phase|notation|t)\./) documented = documented " " short
    }
    word = ""
}

# The example in the file that the manual shows for examples, as a reader pastes it there.
function test_example(name,    i, both) {
    if (frame_lines == 0) { print word ": an example comes before example.lua" > "/dev/stderr"; exit_code = 1 }
    both = example[1] ~ /^local / || kind == "lines"
    to_test("t.it([==[" name "]==], function()")
    for (i = own_lines; i <= frame_lines; ++i) {
        if (frame[i] !~ /^ *--/) to_test(frame[i])
        if (frame[i] ~ /-- .*keys of a piece:/ && !both && kind == "piece") { to_test(example[1]); ++i }
        if (frame[i] ~ /-- .*keys of a variant:/ && !both && kind == "variant") to_test(example[1])
        if (frame[i] ~ /-- The second line/) { if (both) to_test(example[1]); to_test(example[2]); ++i }
    }
    to_test("")
}

# What the file has before X is in the tests once.
function keep_frame(    i, within) {
    frame_lines = script_lines
    for (i = 1; i <= script_lines; ++i) {
        frame[i] = script[i]
        if (script[i] ~ /^  local X/) own_lines = i
        if (within && !own_lines) to_test(script[i])
        if (script[i] ~ /^t[.]it/) within = 1
    }
}

# A script that can be pasted as it is: into the manual, and with its checks into the tests.
function finish_whole(    i) {
    to_doc("```lua")
    for (i = 1; i <= script_lines; ++i) to_doc(script[i])
    to_doc("```\n")
    to_doc(trying "\n")
    if (whole_file == "example.lua") keep_frame()
    if (checks == 0 && whole != "tests") { print whole_file ": nothing is tried with it" > "/dev/stderr"; exit_code = 1 }
    if (whole == "tests") {
        to_test("do  -- " whole_file)
        for (i = 1; i <= script_lines; ++i) to_test((script[i] == "" ? "" : "  ") script[i])
        to_test("end\n")
    } else {
        to_test("t.it([==[" whole_file "]==], function()")
        to_test("  local on = of_" whole "(function()")
        for (i = 1; i <= script_lines; ++i) to_test((script[i] == "" ? "" : "    ") script[i])
        to_test("  end)")
        for (i = 1; i <= checks; ++i) to_test("  " check[i])
        to_test("end)\n")
    }
    whole = previous = ""
}

BEGIN {
    doc = out "/docs/authoring.md"
    tests = out "/tests/words.lua"
    while ((getline line < (words "/preamble.lua")) > 0) to_test(line)
    to_test("")
    kind = "lines"
    class = "-"
}
/^%kind / { finish_word(); kind = $2; next }
/^%class / { finish_word(); class = $2; next }
/^%prose / {
    finish_word()
    while ((getline line < (words "/" $2 ".md")) > 0) if (line != "" || previous != "") { to_doc(line); previous = line }
    next
}
/^%whole / { finish_word(); whole = $2; whole_file = $3; script_lines = checks = 0; trying = ""; next }
whole != "" && trying == "" && !/^%try / { script[++script_lines] = $0; next }
whole != "" && /^%try / { trying = substr($0, 6); next }
whole != "" && /^\| / { check[++checks] = substr($0, 3); next }
whole != "" && $0 == "" { finish_whole(); next }
whole != "" { trying = trying "\n" $0; next }
/^%w / {
    finish_word()
    text = substr($0, 4)
    called = 0
    arguments = type = meaning = ""
    examples = 0
    if (class == "-" && match(text, /^[a-z]+[.:]?[a-zA-Z_]*\(/)) {
        called = 1
        word = substr(text, 1, RLENGTH - 1)
        text = substr(text, RLENGTH + 1)
        match(text, /\)(: [^)]*)?$/)
        arguments = substr(text, 1, RSTART - 1)
        type = substr(text, RSTART + 3)
    } else {
        match(text, /: /)
        word = substr(text, 1, RSTART - 1)
        type = substr(text, RSTART + 2)
    }
    next
}
/^%par$/ { meaning = meaning "\n"; next }
/^\| / { example[++examples] = substr($0, 3); next }
word != "" && $0 !~ /^(#|$)/ && examples == 0 { meaning = meaning (meaning != "" ? "\n" : "") $0; next }
word != "" && $0 == "" { finish_word(); next }
/^#/ {
    finish_word()
    title = $0
    sub(/^#+ /, "", title)
    link = tolower(title)
    gsub(/ /, "-", link)
    contents = contents ($0 ~ /^# / ? "- " : "  - ") "[" title "](#" link ")\n"
    if (pages != "" && previous != "") to_doc("")
    if (pages != "" && !began) {
        began = 1
        pages = pages "@contents@\n\n"
    }
}
{ if ($0 != "" || previous != "") { to_doc($0); previous = $0 } }

END {
    if (whole != "") finish_whole()
    finish_word()
    at = index(pages, "@contents@")
    printf "%s%s%s", substr(pages, 1, at - 1), contents, substr(pages, at + 11) > doc
    # Words that the program knows and this does not are found by the tests.
    to_test("t.it(\"names every word\", function()")
    to_test("  local documented = {}")
    to_test("  for word in ([[" documented " ]]):gmatch \"%S+\" do documented[word] = true end")
    to_test("  for module, words in pairs { m = m, c = c, phase = phase, notation = notation, t = t } do")
    to_test("    for name in pairs(words) do")
    to_test("      t.ok(documented[module .. \".\" .. name], module .. \".\" .. name .. \" in docs/words\")")
    to_test("    end")
    to_test("  end")
    to_test("end)")
    head = "-- Made by docs/words/generate from docs/words/*.txt; change those, not this.\n"
    split("movement m cascade c phase phase notation notation", pairs_, " ")
    for (i = 1; i <= 8; i += 2) {
        file = out "/scripts-lua/library/acedrex/" pairs_[i] ".lua"
        printf "---@meta acedrex.%s\n%slocal %s = {}\n\n%sreturn %s\n", pairs_[i], head, pairs_[i + 1], \
            notes["acedrex/" pairs_[i]], pairs_[i + 1] > file
    }
    file = out "/scripts-lua/library/acedrex/scenario.lua"
    printf "---@meta acedrex.scenario\n%slocal t = {}\n\n---@class acedrex.game\nlocal g = {}\n\n%sreturn t\n", head, \
        notes["acedrex/scenario"] > file
    file = out "/scripts-lua/library/globals.lua"
    printf "---@meta\n%s\n%s", head, notes["globals"] > file
    for (i = 1; i <= classes; ++i) printf "\n---@class acedrex.%s\n%s", order[i], fields[order[i]] > file
    printf "[\n%s\n]\n", words_told > (out "/page/words.json")
    exit exit_code
}
