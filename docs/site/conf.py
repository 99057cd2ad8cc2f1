# The pages are made by docs/site/make.
project = "acedrex"
author = "the authors of acedrex"
extensions = ["myst_parser"]
myst_heading_anchors = 4
highlight_language = "text"
exclude_patterns = ["extra"]
html_theme = "alabaster"
html_theme_options = {
    "description": "Chess variants as short scripts in Lua",
    "fixed_sidebar": True,
    "page_width": "1160px",
    "sidebar_width": "230px",
    "show_powered_by": False,
}
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["site.js"]
html_show_copyright = False
html_show_sourcelink = False
html_copy_source = False
html_use_index = False
