// The guards by which parts of a turn are due, and by which pieces may make them.
#include "variant/compile_steps.hpp"

namespace acedrex {

Binder binder_of(const TypeNames& types, const Meetings& meetings, Code code, const char* key) {
    return {types.binding, meetings, code, Cast::side(code), false, false, types.spec.place_of(key)};
}

// A walker that stands nowhere is of no type: it is bound as one of the first, and no word is let in that
// asks which.
AskedGuard compile_when(const TypeNames& types, const Meetings& meetings, const Expr& guard,
                        const char* key) {
    AskedGuard asked;
    for (const Side side : {Side::light, Side::dark}) {
        Binder binder = binder_of(types, meetings, types.cast.code(0, side), key);
        binder.of_any = true;
        asked.begins.push_back(asked.program.add(*binder.bind(guard)));
    }
    return asked;
}

AskedGuard compile_from(const TypeNames& types, const Meetings& meetings, const Expr& guard,
                        const char* key) {
    AskedGuard asked;
    asked.begins.push_back(0);  // of no piece
    for (Code code = 1; code < types.cast.codes(); ++code)
        asked.begins.push_back(asked.program.add(*binder_of(types, meetings, code, key).bind(guard)));
    return asked;
}

}  // namespace acedrex
