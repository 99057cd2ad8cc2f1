"""schema.py DOCS PLACE [--standard]: see tests/desk/schema."""
import glob, json, re, sys

docs, place = sys.argv[1:3]
with open(docs + "/desk.schema.json") as file:
    SCHEMA = json.load(file)
KINDS = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int, "number": (int, float)}
KEYWORDS = {"$ref", "type", "properties", "required", "additionalProperties", "items", "anyOf", "const", "enum",
            "minimum", "exclusiveMinimum", "maximum", "description"}


def resolve(reference):
    found = SCHEMA
    for part in reference.removeprefix("#/").split("/"):
        found = found[part]
    return found


def is_of(kind, value):
    if isinstance(value, bool):
        return kind == "boolean"
    return value is None if kind == "null" else isinstance(value, KINDS[kind])


def fault(schema, value, at, strict):
    """What is wrong with the value, or None. Strictly no object has a key that the schema does not tell."""
    if unknown := schema.keys() - KEYWORDS:
        return f"{at}: the schema says {unknown}, which schema.py does not know"
    if "$ref" in schema:
        return fault(resolve(schema["$ref"]), value, at, strict)
    if "anyOf" in schema:
        faults = [fault(each, value, at, strict) for each in schema["anyOf"]]
        return None if None in faults else max(faults, key=lambda told: told.split(":")[0].count("."))
    if "const" in schema and not (value == schema["const"] and type(value) is type(schema["const"])):
        return f"{at}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{at}: {value!r} is none of {schema['enum']}"
    if "type" in schema and not is_of(schema["type"], value):
        return f"{at}: {value!r:.80} is no {schema['type']}"
    if not schema.get("minimum", value) <= value <= schema.get("maximum", value) if is_of("number", value) else False:
        return f"{at}: {value} is out of bounds"
    if is_of("number", value) and "exclusiveMinimum" in schema and value <= schema["exclusiveMinimum"]:
        return f"{at}: {value} is out of bounds"
    if isinstance(value, list) and "items" in schema:
        return next(filter(None, (fault(schema["items"], each, f"{at}.{i}", strict) for i, each in enumerate(value))), None)
    if isinstance(value, dict) and "type" in schema:
        told = schema.get("properties", {})
        for key in schema.get("required", []):
            if key not in value:
                return f"{at}.{key}: is missing"
        for key, each in value.items():
            inner = told.get(key, schema.get("additionalProperties"))
            if inner is None and strict and told:
                return f"{at}.{key}: the schema does not tell of it"
            if inner is not None and (wrong := fault(inner, each, f"{at}.{key}", strict)):
                return wrong
    return None


def exchanges():
    """Requests and their answers, as they were written down."""
    for asked in sorted(glob.glob(place + "/told/*.asked")):
        with open(asked.replace(".asked", ".arguments")) as file:
            words = file.read().split("\n")[1:-1]
        with open(asked) as lines, open(asked.replace(".asked", ".told")) as answers:
            requests = [read(line) for line in lines if line != "\n"]
            opened = [word for i, word in enumerate(words) if not word.startswith("--") and (i == 0 or words[i - 1] != "--as")]
            if opened:
                requests.insert(0, {"do": "open", "variant": opened[0]})
            yield from paired(requests, map(json.loads, answers))


def paired(requests, lines):
    """A line that is no answer, or that is of an earlier request, names its request."""
    named = {json.dumps(each["id"]): each for each in requests if isinstance(each, dict) and "id" in each}
    waiting = list(requests)
    for line in lines:
        of_id = [each for each in waiting if "id" in line and isinstance(each, dict) and each.get("id", each) == line["id"]]
        request = of_id[0] if of_id else named[json.dumps(line["id"])] if "id" in line else waiting[0]
        # A computer that was answered before tells later that it found no turn.
        if ("answer" in line or "error" in line) and request in waiting:
            waiting.remove(request)
        yield request, line


def read(line):
    try:
        return json.loads(line)
    except ValueError:
        return None


standard = None
if "--standard" in sys.argv:
    try:
        import jsonschema
    except ImportError:
        print("jsonschema is not installed: apt-get install python3-jsonschema")
        sys.exit(77)
    jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def standard(name, value):
        schema = {"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]}
        errors = jsonschema.Draft202012Validator(schema).iter_errors(value)
        return next((f"{name}: {error.message:.200}" for error in errors), None)


wrong, answered, count = [], set(), 0
for request, told in exchanges():
    count += 1
    wrong.append(fault(SCHEMA["$defs"]["line"], told, "line", True))
    if "answer" not in told:
        continue
    name = request["do"]
    answered.add(name)
    wrong.append(fault(SCHEMA["$defs"]["requests"][name], request, f"{name}: request", True))
    wrong.append(fault(SCHEMA["$defs"]["answers"][name], told["answer"], f"{name}: answer", True))
    if standard:
        wrong.append(standard("line", told) or standard("request", request) or standard("answers/" + name, told["answer"]))

with open(place + "/names") as file:
    names = set(json.load(file)["error"]["message"].split("there is ")[-1].split(", "))
with open(docs + "/desk.md") as file:
    rows = re.findall(r"^\| (`[a-z`, ]+`) \|", file.read().split("## Requests")[1].split("\n## ")[0], re.M)
for where, found in {
    "the schema's requests": set(SCHEMA["$defs"]["requests"]), "the schema's answers": set(SCHEMA["$defs"]["answers"]),
    "desk.md": {name for row in rows for name in re.findall(r"[a-z]+", row)} - {"do"}, "answers in desk.cases": answered,
}.items():
    if found != names:
        wrong.append(f"{where}: without {sorted(names - found)}, with {sorted(found - names)} that the desk does not have")

wrong = sorted(set(filter(None, wrong)))
print("\n".join(wrong + [f"{count} answers, {len(wrong)} faults"]))
sys.exit(1 if wrong else 0)
