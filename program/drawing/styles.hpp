// The colours and lines of drawings. A test holds marks to a contrast of 3:1 and text to 4.5:1 against what
// they stand on, in the light scheme and in the dark one.
#pragma once

namespace acedrex::program {

// Of positions: what all drawings of a page share.
const char* picture_styles();
// Of the gallery's page, besides.
const char* gallery_styles();

}  // namespace acedrex::program
