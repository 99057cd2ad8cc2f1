#include "drawing/styles.hpp"

namespace acedrex::program {

// A rule a line: the test reads them.
const char* picture_styles() {
    return R"css(.ax-picture{font-family:'DejaVu Sans',Verdana,Helvetica,sans-serif}
.ax-page{fill:#fbf9f4}
.ax-light{fill:#f3ead8}
.ax-dark{fill:#d3bd99}
.ax-middle{fill:#e3d2b4}
.ax-hole{fill:#fbf9f4;stroke:#fbf9f4;stroke-width:3}
.ax-unknown{fill:#5a5045;fill-opacity:.85}
.ax-frame{fill:none;stroke:#7a6547;stroke-width:2}
.ax-zone{fill:none;stroke:#6b573b;stroke-width:2.5;stroke-dasharray:7 4}
.ax-name{font-size:14px;fill:#6f5b3f;text-anchor:middle}
.ax-small{font-size:11px}
.ax-name.ax-inset{font-size:11px;fill:#55432a}
.ax-title{font-size:15px;font-weight:bold;fill:#4a3f31}
.ax-words{font-size:14px;fill:#3a332b}
.ax-caption{font-weight:bold}
.ax-body{stroke-width:3;stroke-linejoin:round}
.ax-lines{fill:none;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.ax-symbol{text-anchor:middle;font-weight:bold;fill:currentColor}
.ax-tags{font-size:10px;text-anchor:middle;fill:#4a3f31;stroke:#fbf9f4;stroke-width:3;paint-order:stroke}
.ax-ours{color:#2b2622}
.ax-ours .ax-body{fill:#fffef9;stroke:#2b2622}
.ax-ours .ax-lines{stroke:#2b2622}
.ax-ours circle.ax-lines{stroke:#d9cdb6;stroke-width:2}
.ax-theirs{color:#fffef9}
.ax-theirs .ax-body{fill:#36312d;stroke:#14110f}
.ax-theirs .ax-lines{stroke:#efe6d6}
.ax-theirs circle.ax-lines{stroke:#8b8075;stroke-width:2}
.ax-nobodys{color:#14202b}
.ax-nobodys .ax-body{fill:#8fa6bd;stroke:#2f4a63}
.ax-nobodys .ax-lines{stroke:#2f4a63}
.ax-bright .ax-body{fill:#e6eef6}
.ax-nobodys.ax-dim{color:#fff}
.ax-dim .ax-body{fill:#44607c}
.ax-dim .ax-lines{stroke:#e6eef6}
.ax-ours .ax-lines.ax-red{stroke:#b3150c}
.ax-theirs .ax-lines.ax-red{stroke:#ff9184}
.ax-grid{fill:none;stroke:#6b573b;stroke-width:1.6}
.ax-glyph{stroke-linecap:round;stroke-linejoin:round}
.ax-g-body{fill:currentColor}
.ax-g-line,.ax-g-leg,.ax-g-sign,.ax-g-rest{fill:none;stroke:currentColor;stroke-width:2}
.ax-g-line,.ax-g-sign{stroke-width:2.6}
.ax-g-goes{stroke-dasharray:3 4}
.ax-g-takes{stroke-width:4.5;stroke-dasharray:.1 6}
.ax-ghost{opacity:.38}
.ax-air{fill:#fff;fill-opacity:.75;stroke:#6a3fb5;stroke-width:2;stroke-dasharray:4 3}
.ax-field{fill:none;pointer-events:all}
.ax-tag{fill:#7a3d00;stroke:#fbf9f4;stroke-width:2.5;paint-order:stroke;stroke-linejoin:round}
.ax-m-start{fill:#f2c230;fill-opacity:.7;stroke:#7a5800;stroke-width:2.5}
.ax-m-last{fill:#a9c23f;fill-opacity:.55;stroke:#566a0d;stroke-width:2}
.ax-m-aura{fill:#6a3fb5;fill-opacity:.18;stroke:#6a3fb5;stroke-width:1.5}
.ax-m-goes{fill:#1b663d}
.ax-m-either{fill:#1b663d;stroke:#bb2018;stroke-width:4;paint-order:stroke}
.ax-m-first{fill:none;stroke:#1b663d;stroke-width:3;stroke-dasharray:3 2.5}
.ax-m-takes{fill:none;stroke:#bb2018;stroke-width:4}
.ax-m-shoots{fill:#fff;fill-opacity:.7;stroke:#9a4a00;stroke-width:3.5}
.ax-m-afar{fill:none;stroke:#bb2018;stroke-width:3.5;stroke-linecap:round}
.ax-m-activates{fill:none;stroke:#6a3fb5;stroke-width:4;stroke-dasharray:7 4}
.ax-m-changes{fill:none;stroke:#175f9f;stroke-width:3.5}
.ax-m-displaces{fill:none;stroke:#175f9f;stroke-width:3.5;stroke-dasharray:6 4}
.ax-m-removes{fill:none;stroke:#444;stroke-width:4;stroke-linecap:round}
.ax-m-places{fill:none;stroke:#175f9f;stroke-width:4;stroke-linecap:round}
.ax-m-leaves{fill:none;stroke:#1b663d;stroke-width:4;stroke-linecap:round}
.ax-m-tags{fill:#175f9f}
.ax-m-bars{fill:none;stroke:#7d4f22;stroke-width:5;stroke-linecap:round}
.ax-m-passes{fill:none;stroke:#944d00;stroke-width:4.5;stroke-linecap:round;stroke-linejoin:round}
.ax-moved{stroke:#175f9f;fill:#175f9f;stroke-width:3}
.ax-way{stroke:#4a6310;fill:#4a6310;stroke-width:5;opacity:.9;stroke-linecap:round}
.ax-beyond{stroke-dasharray:2 9}
.ax-a-legal{stroke:#1b663d;fill:#1b663d;stroke-width:3.5}
.ax-a-acts{stroke:#9a1a73;fill:#9a1a73;stroke-width:3.5}
.ax-a-illegal{stroke:#bb2018;fill:#bb2018;stroke-width:3.5;stroke-dasharray:9 5}
.ax-a-blocked{stroke:#5a5a5a;fill:#5a5a5a;stroke-width:3;stroke-dasharray:3 4}
rect.ax-a-legal,rect.ax-a-acts,rect.ax-a-illegal,rect.ax-a-blocked{fill:none}
.ax-a-label{font-size:13px;font-weight:bold;text-anchor:end;fill:#1d3557;stroke:#fbf9f4;stroke-width:3;paint-order:stroke}
.ax-number circle{fill:#3f5507;stroke:#fff;stroke-width:1.5}
.ax-number text{fill:#fff;font-size:13px;font-weight:bold;text-anchor:middle}
@media (prefers-color-scheme:dark){
.ax-page{fill:#201d1a}
.ax-hole{fill:#201d1a;stroke:#201d1a}
.ax-name{fill:#c9b48f}
.ax-title,.ax-words{fill:#ece3d4}
.ax-frame{stroke:#c9b48f}
}
)css";
}

const char* gallery_styles() {
    return R"css(body{margin:0;overflow-wrap:anywhere;background:#fbf9f4;color:#2b2622;font:15px/1.45 'DejaVu Sans',Verdana,Helvetica,sans-serif}
header,nav,main{max-width:1500px;margin:0 auto;padding:0 24px}
header{padding-top:24px}
h1{margin:0 0 4px;font-size:28px}
h2{margin:0;font-size:19px}
h2 a{color:inherit;text-decoration:none}
h2 small{color:#7a6547;font-weight:normal}
.legend{display:flex;flex-wrap:wrap;gap:6px 22px;margin:14px 0;padding:0;list-style:none;font-size:14px}
.legend li{display:flex;align-items:center;gap:7px}
.icon{width:22px;height:22px;flex:none;background:#f3ead8;border-radius:4px}
nav ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:2px 10px;margin:4px 0 14px;padding:0;list-style:none;font-size:14px}
a{color:#7b4a12}
nav li{display:flex;align-items:center;gap:7px;min-width:0}
nav a{min-width:0;overflow-wrap:anywhere}
nav li svg{width:34px;height:34px;flex:none}
.kind{font-size:17px;margin:12px 0 2px}
nav b{color:#7a6547;font-weight:normal;flex:none}
main{padding-bottom:60px}
main .pieces{display:grid;align-items:start;grid-template-columns:repeat(auto-fill,minmax(min(330px,100%),1fr));gap:18px}
article{background:#fff;border:1px solid #e2d8c5;border-radius:8px;padding:16px 18px;min-width:0;overflow-wrap:anywhere}
article:target{outline:3px solid #f2c230}
figure{margin:10px 0}
figure svg{display:block;width:100%;max-width:420px;margin:0 auto}
.figures{display:grid;grid-template-columns:1fr 1fr;gap:0 10px}
figcaption{text-align:center;font-size:13px;color:#7a6547}
.about{margin:4px 0;font-size:16px}
summary{color:#7b4a12;cursor:pointer;font-size:13.5px}
ul.moves{margin:8px 0;padding-left:18px;max-height:none}
dl{display:grid;grid-template-columns:auto 1fr;gap:3px 12px;margin:8px 0 0;font-size:13.5px}
dt{color:#7a6547}
dd{margin:0}
.code{font-family:'DejaVu Sans Mono',monospace}
nav input{font:inherit;width:min(24em,70vw);padding:4px 8px;border:1px solid #7a6547;border-radius:6px;background:inherit;color:inherit}
nav input::placeholder{color:#6f5b3f;opacity:1}
[hidden]{display:none!important}
@media (prefers-color-scheme:dark){
body{background:#201d1a;color:#ece3d4}
article{background:#2a2622;border-color:#4a4238}
a,summary{color:#e0b070}
h2 small,nav b,figcaption,dt{color:#c9b48f}
nav input::placeholder{color:#c9b48f}
}
@media print{
main .pieces{display:block}
nav p{display:none}
article{break-inside:avoid;margin-bottom:12px}
}
)css";
}

}  // namespace acedrex::program
