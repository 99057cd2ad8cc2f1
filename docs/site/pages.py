"""pages.py HOME SOURCE PROGRAM: the pages of the project as Sphinx reads them. See docs/site/make."""
import base64, os, re, subprocess, sys, tempfile, zlib
from urllib.parse import quote

home, source, program = sys.argv[1:4]
has_boards = os.path.exists(source + "/extra/acedrex.html")


def read(path):
    with open(os.path.join(home, path)) as file:
        return file.read()


def write(name, text):
    with open(os.path.join(source, name), "w") as file:
        file.write(text)


PAGES = {name: "docs/" + name for name in sorted(os.listdir(home + "/docs")) if name.endswith(".md")}
PAGES.update({name: name for name in sorted(os.listdir(home)) if name.endswith(".md")})
CHAPTERS = {
    "Learn": ["README.md", "tutorial.md", "cookbook.md"],
    "Play": ["page.md", "single-file.md", "opponent.md", "figures.md", "problems.md", "scores.md", "views.md"],
    "Look up": ["authoring.md", "vocabulary.md", "rulings.md"],
    "Programs": ["engines.md", "import.md", "desk.md", "ci.md"],
    "Project": ["CHANGELOG.md", "architecture.md", "compared.md", "CONTRIBUTING.md", "SECURITY.md"],
}
placed = [name for names in CHAPTERS.values() for name in names]
CHAPTERS["Look up"] += [name for name in PAGES if name not in placed]


def packed(script):
    """As the page packs the script of an address (page/src/address.js)."""
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    return base64.urlsafe_b64encode(press.compress(script.encode()) + press.flush()).decode().rstrip("=")


def address(script):
    """Where the single file shows the script; a piece stands on d4 there. None if the script has a fault."""
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as file:
        file.write(script)
        file.flush()
        if subprocess.run([program, "check", file.name], capture_output=True).returncode:
            return None
        setup = ""
        if symbol := re.search(r'^return piece *{.*?\bsymbol = "(\w+)"', script, re.M | re.S):
            setup = "X " + (symbol[1] if len(symbol[1]) == 1 else f"[{symbol[1]}]") + "d4"
            if subprocess.run([program, "moves", file.name, "--setup", setup], capture_output=True).returncode:
                setup = ""
    return f"acedrex.html#c={packed(script)}" + (f"&amp;s={quote(setup)}" if setup else "")


def inlined(script, scripts):
    """The script with those of the same page in it, as a single one has no files beside it; None if one is not there."""
    for name in set(re.findall(r'require "([^".]+)"', script)):
        if name not in scripts or (inner := inlined(scripts[name], scripts)) is None:
            return None
        body = "\n".join("  " + line if line else line for line in inner.rstrip().split("\n"))
        script = script.replace(f'require "{name}"', f"(function()\n{body}\nend)()")
    return script


def board(script, scripts, preamble):
    """A live board for a whole script: a piece or a variant, and no test."""
    if not has_boards or "acedrex.scenario" in script or not re.search(r"^return (piece|variant)\b", script, re.M):
        return ""
    needed = [line for line in preamble
              if any(re.search(rf"\b{word}\b", script) for word in re.findall(r"\w+", line.split("=")[0])[1:])]
    if any("chess.pieces" in line for line in needed):
        needed = [line for line in preamble if line in needed or line.startswith("local chess")]
    whole = inlined("\n".join(needed + [script]), scripts)
    if whole is None or (where := address(whole)) is None:
        return ""
    return (f'\n<details class="board"><summary>Try it on a board</summary>'
            f'<iframe title="A board" data-src="{where}"></iframe></details>\n')


def with_boards(text):
    scripts, preamble, out, lines, above = {}, [], [], None, ""
    for line in text.split("\n"):
        out.append(line)
        if line.startswith("```") and lines is not None:
            script = "\n".join(lines)
            name = re.search(r"`([^` /]+)\.lua`", above)
            if "A whole script begins with those of these lines" in above:
                preamble = lines
            else:
                if name:
                    scripts[name[1]] = script
                out.append(board(script, scripts, preamble))
            lines, above = None, ""
        elif lines is not None:
            lines.append(line)
        elif line == "```lua":
            lines = []
        elif line.strip():
            above = line if not above or out[-2] == "" else above + " " + line
    return "\n".join(out)


def linked(text):
    """Names of pages in backticks become links; pictures and folders are where the site has them."""
    text = re.sub(r"(?<!\[)`(?:docs/)?([A-Za-z-]+\.md)`(?!\])",
                  lambda m: f"[`{m[1]}`]({m[1]})" if m[1] in PAGES else m[0], text)
    text = re.sub(r"(?<!\[)`(?:docs/)?(desk\.schema\.json)`", r'<a href="\1"><code>\1</code></a>', text)
    text = re.sub(r'<img src="docs/pictures/([a-z]+)\.(svg|png)"', r'<img class="shown" src="pictures/\1.\2"', text)
    text = re.sub(r"\[([^]]*)\]\((lab/[a-z]+\.html)\)", r'<a href="\2">\1</a>', text)
    return re.sub(r"\]\(docs/([a-z-]+\.md)", r"](\1", text)


def outside_code(text, change):
    """The text changed, but for fences and indented lines."""
    parts = re.split(r"(^```.*?^```$|^    [^\n]*$)", text, flags=re.S | re.M)
    return "".join(part if i % 2 else change(part) for i, part in enumerate(parts))


def one_title(text):
    """The text with a single title: on a page of several chapters the headings are one level deeper from the second on."""
    fenced, titles, lines = False, 0, []
    for line in text.split("\n"):
        fenced ^= line.startswith("```")
        if not fenced and line.startswith("#"):
            titles += line.startswith("# ")
            line = "#" + line if titles > 1 else line
        lines.append(line)
    return "\n".join(lines)


for name, path in PAGES.items():
    write(name, outside_code(with_boards(one_title(read(path))), linked))

rows = re.findall(r"^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| (.*) \|$", read("README.md").split("\n| family |")[1], re.M)
about = {family: words for families, words in rows for family in re.findall(r"[a-z-]+", families)}
families = sorted(os.listdir(source + "/extra/gallery"))
write("gallery.md", "# Gallery\n\nEach page shows the pieces of one family: a picture of what each does, and how it moves, in words.\n\n"
      "| family | what it is |\n|---|---|\n" +
      "".join(f'| <a href="gallery/{family}/index.html">{family}</a> | {about.get(family, "")} |\n' for family in families))
if os.path.exists(source + "/extra/reference"):
    write("reference.md", '# The C++ headers\n\nThe <a href="reference/index.html">reference</a> has each promised name.\n')
    CHAPTERS["Programs"].append("reference.md")
trees = "".join(f"```{{toctree}}\n:caption: {title}\n:maxdepth: 1\n\n" + "\n".join("Overview <README>" if name == "README.md" else name[:-3] for name in names) +
                ("\ngallery" if title == "Learn" else "") + "\n```\n\n" for title, names in CHAPTERS.items())
live = ('\n<details class="board"><summary>Play Croatian Ties here</summary>'
        '<iframe title="A board" data-src="acedrex.html#v=croatian-ties"></iframe></details>\n\n'
        '<a href="acedrex.html">All variants</a> are in one file, which also works offline: save it.\n') if has_boards else ""
write("index.md", read("docs/site/index.md") + live + "\n" + trees)
