// Says what values that .NET wrote are in JavaScript, and writes the same values as a program in JavaScript would: see values.py.
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";

const { proto, exchanges } = JSON.parse(await text(process.stdin));
const Nothing = undefined; // What an expression calls a member that is not set.

// Each library with its documented calls and without options. In formats with a schema, the member stands in what "hold" makes.
const libraries = {
  "JSON": () => ({ version: process.versions.node, read: bytes => JSON.parse(bytes.toString()), write: value => JSON.stringify(value) }),
  "@msgpack/msgpack": async name => {
    const { decode, encode } = await import(name);
    return { read: decode, write: encode };
  },
  "msgpackr": async name => {
    const { unpack, pack } = await import(name);
    return { read: unpack, write: pack };
  },
  "cbor-x": async name => {
    const { decode, encode } = await import(name);
    return { read: decode, write: encode };
  },
  "bson": async name => {
    const { deserialize, serialize } = await import(name);
    return { read: deserialize, write: serialize };
  },
  "protobufjs": async name => {
    const { parse, common, Root } = (await import(name)).default;
    const known = ["duration", "timestamp"].map(file => common.get(`google/protobuf/${file}.proto`).nested);
    const { root } = parse(proto, known.reduce((all, nested) => all.addJSON(nested), new Root()));
    const typeOf = message => root.lookupType(message);
    return {
      read: (bytes, message) => ({ v: typeOf(message).decode(bytes).v }), // Which has the default where nothing is set.
      hold: value => ({ v: value }),
      write: (value, message) => {
        const refusal = typeOf(message).verify(value);
        if (refusal) throw new Error(refusal);
        return typeOf(message).encode(typeOf(message).create(value)).finish();
      },
    };
  },
  "avsc": async () => {
    const { typeOf } = await import("./avro.mjs");
    return {
      read: (bytes, schema) => typeOf(schema).fromBuffer(bytes),
      hold: (value, schema) => ({ [typeOf(schema).fields[0].name]: value }),
      write: (value, schema) => typeOf(schema).toBuffer(value),
    };
  },
  "bebop": async () => {
    const { compile } = await import("./bebop.mjs");
    const generated = compile(new URL("../../schemas/languages.bop", import.meta.url));
    const partsOf = member => member.split(".");
    const decode = (bytes, record) => generated[record].decode(bytes);
    return {
      read: (bytes, member) => ({ v: decode(bytes, partsOf(member)[0])[partsOf(member)[1]] }),
      hold: (value, member, template) => ({ ...decode(template, partsOf(member)[0]), [partsOf(member)[1]]: value }), // A struct has all members.
      write: (value, member) => generated[partsOf(member)[0]].encode(value),
    };
  },
};

const hex = bytes => Buffer.from(bytes).toString("hex").toUpperCase();

const entries = pairs => [...pairs].map(([key, value]) => [describe(key), describe(value)]);

// The value's type and all of it, so that .NET need not know JavaScript.
function describe(value) {
  if (value === undefined) return { type: "undefined" };
  if (value === null) return { type: "null" };
  if (typeof value === "number") return { type: "number", text: Object.is(value, -0) ? "-0" : String(value) };
  if (typeof value !== "object") return { type: typeof value, text: String(value) };
  if (value instanceof Date) return { type: "Date", text: isNaN(value) ? "Invalid Date" : value.toISOString() };
  if (ArrayBuffer.isView(value)) return { type: "Uint8Array", text: hex(value) };
  if (Array.isArray(value)) return { type: "Array", items: value.map(describe) };
  if (value instanceof Set) return { type: "Set", items: [...value].map(describe) };
  if (value instanceof Map) return { type: "Map", entries: entries(value) };
  const type = value.constructor?.name ?? "Object";
  if (type === "Binary") return { type, text: hex(value.buffer.subarray(0, value.position)) };
  if (type === "Object" || "toJSON" in value && "$type" in value) return { type: "Object", entries: entries(Object.entries(value)) };
  return { type, text: Object.hasOwn(value, "low") || value.toString !== Object.prototype.toString ? value.toString() : JSON.stringify(value) };
}

// The member's value: in an object or map the only one, in an array the first.
const valueOf = container => container instanceof Map ? [...container.values()][0] : Array.isArray(container) ? container[0] : Object.values(container)[0];

// The same container with another value.
const containerOf = (template, value) => Array.isArray(template) ? [value] : { [Object.keys(template)[0]]: value };

const attempt = action => {
  try {
    return action();
  } catch (error) {
    return { error: error.name };
  }
};

const loaded = {}, versions = {};
for (const [name, load] of Object.entries(libraries)) {
  try {
    loaded[name] = await load(name);
    versions[name] = loaded[name].version ?? JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url))).version;
  } catch (error) {
    if (!["ERR_MODULE_NOT_FOUND", "MODULE_NOT_FOUND"].includes(error.code)) throw error;
  }
}

const answers = exchanges.map(({ library, message, template, payload, expression }) => {
  const { read, hold, write } = loaded[library] ?? {};
  if (!read) return {};
  return {
    value: payload === undefined ? undefined : attempt(() => describe(valueOf(read(Buffer.from(payload, "hex"), message)))),
    written: expression === undefined ? undefined : attempt(() => {
      const value = new Function("Nothing", `return ${expression}`)(Nothing);
      const shape = Buffer.from(template, "hex");
      return { payload: hex(write(hold ? hold(value, message, shape) : containerOf(read(shape), value), message)) };
    }),
  };
});
console.log(JSON.stringify({ versions, answers }));
