# cmake -DPAGE=FOLDER -DKERNEL=kernel -DTO=acedrex.html -P cmake/single_file.cmake: the page and the kernel (kernel.js, and
# kernel.base64: the module, pressed; kernel.list, if there is one: its list of variants) as one file.
foreach(part index.html page.css page.js words.json)
  file(READ ${PAGE}/${part} ${part})
endforeach()
file(READ ${KERNEL}.js kernel)
file(READ ${KERNEL}.base64 module)
# What would end an element of a page early is written so that scripts read the same.
string(REPLACE "</script" "<\\/script" kernel "${kernel}")
string(REPLACE "<!--" "<\\!--" kernel "${kernel}")
set(listed "")
if(EXISTS ${KERNEL}.list)
  file(READ ${KERNEL}.list list)
  string(REPLACE "<" "\\u003c" list "${list}")
  set(listed "<script type=\"application/json\" id=\"acedrex-list\">${list}</script>\n")
endif()

# base64_sha256(OUT TEXT): as policies name a script. 32 bytes are ten times three and two more.
function(base64_sha256 out text)
  set(letters ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/)
  string(SHA256 hash "${text}")
  set(told "")
  foreach(i RANGE 10)
    math(EXPR at "${i} * 6")
    string(SUBSTRING "${hash}00" ${at} 6 digits)
    foreach(shift 18 12 6 0)
      math(EXPR letter "(0x${digits} >> ${shift}) & 63")
      string(SUBSTRING ${letters} ${letter} 1 letter)
      string(APPEND told ${letter})
    endforeach()
  endforeach()
  string(SUBSTRING ${told} 0 43 told)
  set(${out} "${told}=" PARENT_SCOPE)
endfunction()

# Only its own script runs, and the worker that this one makes of the kernel; nothing is asked for but what is in the file.
base64_sha256(hash "${page.js}")
string(CONCAT policy "default-src 'none'; script-src 'sha256-${hash}' 'wasm-unsafe-eval'; worker-src blob:; "
  "connect-src data:; style-src 'unsafe-inline'; img-src data: blob:; base-uri 'none'; form-action 'none'")
set(html "${index.html}")
string(REPLACE "<meta charset=\"utf-8\">" "<meta charset=\"utf-8\">
<meta http-equiv=\"Content-Security-Policy\" content=\"${policy}\">
<meta name=\"referrer\" content=\"no-referrer\">" html "${html}")
string(REPLACE "<link rel=\"stylesheet\" href=\"page.css\">" "<style>\n${page.css}</style>" html "${html}")
string(REPLACE "<script src=\"page.js\"></script>"
  "<script type=\"text/plain\" id=\"acedrex-kernel\">${kernel}</script>
<script type=\"text/plain\" id=\"acedrex-module\">${module}</script>
${listed}<script type=\"application/json\" id=\"acedrex-words\">${words.json}</script>
<script>${page.js}</script>" html "${html}")
file(WRITE ${TO} "${html}")
