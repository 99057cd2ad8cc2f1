"""links.py SITE: every link of the pages in the folder leads to a page there, and to a place on it."""
import os, sys
from html.parser import HTMLParser
from urllib.parse import unquote, urldefrag, urlparse

site = os.path.realpath(sys.argv[1])


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.places, self.links = {""}, []
        with open(path) as file:
            self.feed(file.read())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("id", "name"):
                self.places.add(value)
            elif name in ("href", "src", "data-src") and value:
                self.links.append(value)


pages = {}
for folder, _, files in os.walk(site):
    for name in files:
        # Not the single file, which is a program, nor what Doxygen makes.
        if name.endswith(".html") and name != "acedrex.html" and "/reference" not in folder:
            pages[os.path.join(folder, name)] = Page(os.path.join(folder, name))
wrong = count = 0
for path, page in pages.items():
    for link in page.links:
        target, place = urldefrag(link)
        if urlparse(link).scheme:
            continue
        count += 1
        found = os.path.normpath(os.path.join(os.path.dirname(path), unquote(target))) if target else path
        if not os.path.exists(found):
            fault = "there is no such page"
        elif found in pages and unquote(place) not in pages[found].places:
            fault = "the page has no such place"
        else:
            continue
        wrong += 1
        print(f"{os.path.relpath(path, site)}: {link:.100}: {fault}")
print(f"{len(pages)} pages, {count} links, {wrong} faults")
sys.exit(1 if wrong or not count else 0)
