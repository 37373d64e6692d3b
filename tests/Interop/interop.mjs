// Reads the golden bytes with implementations that nobody here wrote, and writes them again from the values.
// node interop.mjs GOLDEN-FOLDER BEBOP-MODELS.ts prints, for each format and model, the values as JSON and the bytes as hex.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as avro from "./avro.mjs";
import * as bebop from "./bebop.mjs";
import * as json from "./json.mjs";
import * as messagePack from "./messagepack.mjs";

const [goldenFolder, bebopModels] = process.argv.slice(2);
const generated = bebop.load(bebopModels);
const formats = {
  "JSON": json,
  "MessagePack": messagePack,
  "Avro": avro,
  "Bebop message": bebop.ofKind(generated, "Message"),
  "Bebop struct": bebop.ofKind(generated, "Struct"),
};

// What follows # is a comment, and space is free.
function readGolden(format, model) {
  const lines = readFileSync(join(goldenFolder, format, `${model}.hex`), "utf8").split("\n");
  return Buffer.from(lines.map(line => line.split("#")[0].replaceAll(" ", "").trim()).join(""), "hex");
}

const results = [];
for (const [format, implementation] of Object.entries(formats)) {
  for (const model of readdirSync(join(goldenFolder, format)).map(file => file.replace(".hex", ""))) {
    const values = implementation.decode(model, readGolden(format, model));
    // Through text, so that nothing of a library's own objects finds its way back into the bytes.
    const written = implementation.encode(model, JSON.parse(JSON.stringify(values)));
    results.push({ format, model, values, bytes: Buffer.from(written).toString("hex").toUpperCase() });
  }
}

console.log(JSON.stringify(results, null, 2));
