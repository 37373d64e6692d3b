// Reads the bytes of docs/wire-formats.md with implementations that nobody here wrote, and writes them again from the values.
// node interop.mjs WIRE-FORMATS.md BEBOP-MODELS.ts prints, for each format and model, the values as JSON and the bytes as hex.
import { readFileSync } from "node:fs";
import * as avro from "./avro.mjs";
import * as bebop from "./bebop.mjs";
import * as json from "./json.mjs";
import * as messagePack from "./messagepack.mjs";

const [wireFormats, bebopModels] = process.argv.slice(2);
const generated = bebop.load(bebopModels);
const formats = {
  "JSON": json,
  "MessagePack": messagePack,
  "Avro": avro,
  "Bebop message": bebop.ofKind(generated, "Message"),
  "Bebop struct": bebop.ofKind(generated, "Struct"),
};

// A table below a heading of its format and model; the second column has the bytes.
function readTables(page) {
  const tables = new Map();
  let bytes = [];
  for (const line of page.split("\n")) {
    const heading = /^### (.+: .+)$/.exec(line);
    if (heading) tables.set(heading[1], bytes = []);
    const row = /^\| +\d+ \| `([0-9A-F ]+)` /.exec(line);
    if (row) bytes.push(row[1].replaceAll(" ", ""));
  }
  return tables;
}

const tables = readTables(readFileSync(wireFormats, "utf8"));
const results = [];
for (const [format, implementation] of Object.entries(formats)) {
  for (const [heading, hex] of tables) {
    const [of, model] = heading.split(": ");
    if (of !== format) continue;
    const values = implementation.decode(model, Buffer.from(hex.join(""), "hex"));
    // Through text, so that nothing of a library's own objects finds its way back into the bytes.
    const written = implementation.encode(model, JSON.parse(JSON.stringify(values)));
    results.push({ format, model, values, bytes: Buffer.from(written).toString("hex").toUpperCase() });
  }
}

console.log(JSON.stringify(results, null, 2));
