"""Plays both sides of a variant at the desk of acedrex:  python3 player.py [VARIANT [TURNS]]

It captures where it can, and else makes the middle one of its moves. docs/desk.md tells of the requests."""
import json, subprocess, sys

variant = sys.argv[1] if len(sys.argv) > 1 else "breakthrough"
turns = int(sys.argv[2]) if len(sys.argv) > 2 else 100
desk = subprocess.Popen(["acedrex", "desk"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(do, **request):
    """The answer to one request; svg: False leaves out the drawings."""
    print(json.dumps({"do": do, "svg": False, **request}), file=desk.stdin, flush=True)
    told = json.loads(desk.stdout.readline())
    if "error" in told:
        raise ValueError(told["error"]["message"])
    return told["answer"]


view = ask("open", variant=variant)
print(view["name"])
while not view["result"] and len(view["moves"]) < turns:
    moves = ask("moves", limit=1000)["moves"]
    captures = [move for move in moves if any(ply["captures"] for ply in move["plies"])]
    chosen = captures[0] if captures else moves[len(moves) // 2]
    view = ask("play", text=chosen["text"])
    print(len(view["moves"]), chosen["text"])
print(view["words"])
print(view["setup"])
desk.stdin.close()
