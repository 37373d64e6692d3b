// Avro with avsc, which has no logical types: those here are what its documentation has a user write.
import { readFileSync } from "node:fs";
import avro from "avsc";

/** A text of digits, which are bytes on the wire. */
class Decimal extends avro.types.LogicalType {
  constructor(schema, options) {
    super(schema, options);
    this.scale = schema.scale;
  }

  _fromValue(bytes) {
    const value = BigInt.asIntN(8 * bytes.length, BigInt(`0x${bytes.toString("hex")}`));
    const digits = (value < 0n ? -value : value).toString().padStart(this.scale + 1, "0");
    return (value < 0n ? "-" : "") + `${digits.slice(0, -this.scale)}.${digits.slice(-this.scale)}`.replace(/\.?0+$/, "");
  }

  _toValue(text) {
    const [whole, fraction = ""] = text.split(".");
    const value = BigInt(whole + fraction.padEnd(this.scale, "0"));
    let length = 1; // The fewest bytes that hold it with its sign.
    while (BigInt.asIntN(8 * length, value) !== value)
      length++;
    return Buffer.from(BigInt.asUintN(8 * length, value).toString(16).padStart(2 * length, "0"), "hex");
  }
}

/** A Date, which is milliseconds on the wire. */
class Moment extends avro.types.LogicalType {
  _fromValue(milliseconds) {
    return new Date(milliseconds);
  }

  _toValue(date) {
    return date instanceof Date ? Number(date) : undefined;
  }
}

const logicalTypes = { decimal: Decimal, "timestamp-millis": Moment };

/** The type of a schema. */
export const typeOf = schema => avro.Type.forSchema(JSON.parse(schema), { logicalTypes });

const types = {};
for (const schema of JSON.parse(readFileSync(new URL("../../schemas/models.avsc", import.meta.url), "utf8")))
  avro.Type.forSchema(schema, { registry: types, logicalTypes });

const modelType = name => types[`SerializationBenchmarks.Models.${name}`];
const levels = modelType("Level").symbols;

export const decode = (model, bytes) => withLevel(modelType(model).fromBuffer(bytes), symbol => levels.indexOf(symbol));

export const encode = (model, values) => modelType(model).toBuffer(withLevel(values, number => levels[number]));

const withLevel = (values, map) => "EnumValue" in values ? { ...values, EnumValue: map(values.EnumValue) } : values;
