# cmake -DPAGE=FOLDER -DKERNEL=kernel -DTO=acedrex.html -P cmake/single_file.cmake: the page and the kernel (kernel.js, and
# kernel.base64: the module, pressed) as one file.
foreach(part index.html page.css page.js words.json)
  file(READ ${PAGE}/${part} ${part})
endforeach()
file(READ ${KERNEL}.js kernel)
file(READ ${KERNEL}.base64 module)
# What would end an element of a page early is written so that scripts read the same.
string(REPLACE "</script" "<\\/script" kernel "${kernel}")
string(REPLACE "<!--" "<\\!--" kernel "${kernel}")
set(html "${index.html}")
string(REPLACE "<link rel=\"stylesheet\" href=\"page.css\">" "<style>\n${page.css}</style>" html "${html}")
string(REPLACE "<script src=\"page.js\"></script>"
  "<script type=\"text/plain\" id=\"acedrex-kernel\">${kernel}</script>
<script type=\"text/plain\" id=\"acedrex-module\">${module}</script>
<script type=\"application/json\" id=\"acedrex-words\">${words.json}</script>
<script>${page.js}</script>" html "${html}")
file(WRITE ${TO} "${html}")
