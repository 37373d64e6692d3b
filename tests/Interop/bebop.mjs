// Bebop with its TypeScript runtime and the code that bebopc generated.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import typescript from "typescript";

/** Has bebop-tools generate the code of a schema, and loads it. */
export function compile(schema) {
  const folder = mkdtempSync(join(tmpdir(), "bebop-"));
  try {
    const compiler = createRequire(import.meta.url).resolve("bebop-tools");
    execFileSync(process.execPath, [compiler, "--include", fileURLToPath(schema), "build", "--generator", "ts:./generated.ts"], { cwd: folder, stdio: "ignore" });
    return load(join(folder, "generated.ts"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Loads generated TypeScript from anywhere, as if it stood here. */
export function load(path) {
  const options = { module: typescript.ModuleKind.CommonJS, target: typescript.ScriptTarget.ES2022 };
  const { outputText } = typescript.transpileModule(readFileSync(path, "utf8"), { compilerOptions: options });
  const module = { exports: {} };
  new Function("require", "module", "exports", outputText)(createRequire(import.meta.url), module, module.exports);
  return { ...module.exports, Guid: createRequire(import.meta.url)("bebop").Guid };
}

/** The models as messages or as structs. */
export const ofKind = (generated, kind) => ({
  decode: (model, bytes) => fromRecord(generated[model + kind].decode(bytes)),
  // The bytes are the runtime's own buffer, which the next call writes over.
  encode: (model, values) => Buffer.from(generated[model + kind].encode(toRecord(generated, values))),
});

const fromRecord = record => renamed(record, upperFirst, {
  id: id => typeof id === "number" ? id : id.toString(),
  cost: decimalText,
  children: children => children.map(fromRecord),
});

const toRecord = (generated, values) => renamed(values, lowerFirst, {
  Id: id => typeof id === "number" ? id : generated.Guid.parseGuid(id),
  Created: text => new Date(text),
  LastEdit: text => new Date(text),
  Cost: decimalBits,
  Children: children => children.map(child => toRecord(generated, child)),
});

const renamed = (values, rename, converters) => Object.fromEntries(
  Object.entries(values).map(([name, value]) => [rename(name), converters[name] ? converters[name](value) : value]));

const upperFirst = name => name[0].toUpperCase() + name.slice(1);
const lowerFirst = name => name[0].toLowerCase() + name.slice(1);

function decimalText({ low, high, signScale }) {
  const digits = ((BigInt(high) << 64n) | low).toString();
  const scale = (signScale >>> 16) & 0xff;
  const sign = signScale >>> 31 ? "-" : "";
  const padded = digits.padStart(scale + 1, "0");
  return scale === 0 ? sign + digits : `${sign}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

function decimalBits(text) {
  const negative = text.startsWith("-");
  const [whole, fraction = ""] = text.slice(negative ? 1 : 0).split(".");
  const digits = BigInt(whole + fraction);
  const signScale = ((fraction.length << 16) | (negative ? 0x80000000 : 0)) >>> 0;
  return { low: digits & 0xffffffffffffffffn, high: Number(digits >> 64n), signScale };
}
