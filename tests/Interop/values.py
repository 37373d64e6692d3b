"""Says what values that .NET wrote are in Python, and writes the same values as a program in Python would.

Standard input has a JSON object: "descriptor", the hexadecimal FileDescriptorProto of schemas/languages.proto, and "exchanges", each
with its library, the protobuf message, a payload of the same serializer whose shape is copied, the payload to read and the
expression to write. Standard output gets "versions" of the libraries that are installed, and "answers" in the same order.
"""
import datetime as module
import importlib.metadata
import json
import platform
import subprocess
import sys
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal
from uuid import UUID

request = json.load(sys.stdin)


class Nothing:
    """A member that is not set."""


def version(library):
    try:
        return importlib.metadata.version(library)
    except importlib.metadata.PackageNotFoundError:  # Some of Debian's packages do not say it in Python.
        return subprocess.run(["dpkg-query", "-W", "-f", "${Version}", f"python3-{library}"], capture_output=True, text=True).stdout.split("-")[0] or "unknown"


def load_json():
    return platform.python_version(), lambda data, _: json.loads(data), lambda value, _: json.dumps(value).encode()


def load_msgpack():
    import msgpack
    # Without the two options dates are neither read nor written.
    return version("msgpack"), lambda data, _: msgpack.unpackb(data, timestamp=3), lambda value, _: msgpack.packb(value, datetime=True)


def load_cbor2():
    import cbor2
    return version("cbor2"), lambda data, _: cbor2.loads(data), lambda value, _: cbor2.dumps(value)


def load_bson():
    import bson
    return version("bson"), lambda data, _: bson.decode(data), lambda value, _: bson.encode(value)


def load_protobuf():
    from google.protobuf import __version__, descriptor_pool, duration_pb2, message_factory, timestamp_pb2
    pool = descriptor_pool.Default()
    pool.AddSerializedFile(bytes.fromhex(request["descriptor"]))

    def type_of(message):
        descriptor = pool.FindMessageTypeByName(message)
        return getattr(message_factory, "GetMessageClass", None) and message_factory.GetMessageClass(descriptor) or message_factory.MessageFactory(pool).GetPrototype(descriptor)

    def read(data, message):
        value = type_of(message).FromString(data)
        return {"v": value.v if not value.DESCRIPTOR.fields_by_name["v"].has_presence or value.HasField("v") else Nothing}

    def write(container, message):
        value = container.get("v")
        if not isinstance(value, (datetime, timedelta)):
            return type_of(message)(**container).SerializeToString()
        filled = type_of(message)()
        if isinstance(value, datetime):
            filled.v.FromDatetime(value)
        else:
            filled.v.FromTimedelta(value)
        return filled.SerializeToString()

    return __version__, read, write


def entries(pairs):
    return [[describe(key), describe(value)] for key, value in pairs]


def describe(value):
    """The value's type and all of it, so that .NET need not know Python."""
    name = type(value).__name__
    if value is None or value is Nothing:
        return {"type": "None" if value is None else "nothing"}
    if isinstance(value, (bytes, bytearray)):
        return {"type": "bytes", "text": bytes(value).hex().upper()}
    if isinstance(value, (date, module.time)):
        return {"type": name, "text": value.isoformat()}
    if isinstance(value, float):
        return {"type": name, "text": repr(value)}
    if name == "Timestamp" and hasattr(value, "nanoseconds") or name in ("Timestamp", "Duration"):
        nanos = value.nanoseconds if hasattr(value, "nanoseconds") else value.nanos
        return {"type": name, "entries": entries([("seconds", value.seconds), ("nanos", nanos)])}
    if isinstance(value, (set, frozenset)) or name in ("list", "tuple", "RepeatedScalarContainer"):
        return {"type": name, "items": [describe(item) for item in value]}
    if hasattr(value, "items"):
        return {"type": "dict" if "Map" in name else name, "entries": entries(value.items())}
    return {"type": name, "text": str(value)}


def value_of(container):
    return container[0] if isinstance(container, list) else next(iter(container.values()), Nothing)


def container_of(template, value):
    if isinstance(template, list):
        return [] if value is Nothing else [value]
    return {} if value is Nothing else {next(iter(template)): value}


def attempt(action):
    try:
        return action()
    except Exception as error:
        return {"error": type(error).__name__}


def answer(exchange):
    library, message = exchange["library"], exchange.get("message")
    if library not in loaded:
        return {}
    _, read, write = loaded[library]
    result = {}
    if "payload" in exchange:
        result["value"] = attempt(lambda: describe(value_of(read(bytes.fromhex(exchange["payload"]), message))))
    if "expression" in exchange:
        template = {"v": 0} if message else read(bytes.fromhex(exchange["template"]), None)
        result["written"] = attempt(lambda: {"payload": write(container_of(template, eval(exchange["expression"])), message).hex()})
    return result


loaded = {}
for library, load in {"json": load_json, "msgpack": load_msgpack, "cbor2": load_cbor2, "bson": load_bson, "protobuf": load_protobuf}.items():
    try:
        loaded[library] = load()
    except ImportError:
        pass
print(json.dumps({"versions": {library: found[0] for library, found in loaded.items()}, "answers": [answer(exchange) for exchange in request["exchanges"]]}))
