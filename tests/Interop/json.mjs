// JSON with what Node itself has.

export const decode = (model, bytes) => JSON.parse(bytes.toString("utf8"));

export const encode = (model, values) => Buffer.from(JSON.stringify(values), "utf8");
