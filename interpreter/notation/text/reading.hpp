// What the readers of moves share.
#pragma once

#include "notation/text/ascii.hpp"
#include "notation/text/symbols.hpp"
