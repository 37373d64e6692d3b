// MessagePack with @msgpack/msgpack.
import { decode as decodeValue, Encoder } from "@msgpack/msgpack";

const members = {
  Tiny: ["Id", "OtherId"],
  Simple: ["Id", "OtherId", "Name", "EnumValue"],
  Complex: ["Id", "OtherId", "Name", "EnumValue", "Percentage", "Cost", "Children"],
  Child: ["Id", "Created", "LastEdit", "Name", "Percentage"],
};

/** A float of 4 bytes. JavaScript has none, and the library has a switch for all numbers only. */
class Single {
  constructor(value) {
    this.value = value;
  }
}

class SingleEncoder extends Encoder {
  doEncode(object, depth) {
    this.forceFloat32 = object instanceof Single;
    super.doEncode(object instanceof Single ? object.value : object, depth);
  }
}

export function decode(model, bytes) {
  const values = named(model, decodeValue(bytes));
  values.Children &&= values.Children.map(child => named("Child", child));
  return values;
}

export function encode(model, values) {
  const list = unnamed(model, { ...values, Children: values.Children?.map(child => unnamed("Child", toWire(child))) });
  return new SingleEncoder().encode(list);
}

const toWire = child => ({
  ...child,
  Created: new Date(child.Created),
  LastEdit: new Date(child.LastEdit),
  Percentage: new Single(child.Percentage),
});

function named(model, list) {
  if (list.length !== members[model].length)
    throw new Error(`${model} has ${members[model].length} members, not ${list.length}.`);
  return Object.fromEntries(members[model].map((name, index) => [name, list[index]]));
}

const unnamed = (model, values) => members[model].map(name => values[name]);
