// How many messages a second two machines exchange over a network.
//
//   a message takes on the sender   writing + size / compression speed
//             on the receiver       reading + size / decompression speed
//             on the wire           size × compressed share + headers
//
//   messages a second = the least of  cores / time on the sender, cores / time on the receiver, bandwidth / bits on the wire
//
// Writing and reading are the times of the calls alone; what else a program does with a message, and what the network adds to it, is
// not in it, so it is an upper bound.

/** What a message goes through: the share of the size that compression leaves, its megabytes a second of one core, and the bytes that protocols add. */
export const none = Object.freeze({ share: 1, compressMegabytes: Infinity, decompressMegabytes: Infinity, headers: 0 });

/**
 * The limit that the processors set, in messages a second.
 * @param {{ write: number, read: number, size: number }} message Nanoseconds, nanoseconds, bytes.
 */
export function processorLimit(message, cores, compression = none) {
  // A megabyte a second is a thousandth of a byte a nanosecond.
  const sender = message.write + (message.size * 1e3) / compression.compressMegabytes;
  const receiver = message.read + (message.size * 1e3) / compression.decompressMegabytes;
  return (cores * 1e9) / Math.max(sender, receiver);
}

/** Bits of a message on the wire. */
export const bitsOnWire = (message, compression = none) => 8 * (message.size * compression.share + (compression.headers ?? 0));

/** Messages a second at a bandwidth in bits a second. */
export function messagesPerSecond(message, bandwidth, cores, compression = none) {
  return Math.min(processorLimit(message, cores, compression), bandwidth / bitsOnWire(message, compression));
}

/**
 * The bandwidth in bits a second at which two serializers change places: below it the smaller message is ahead, above it the one that
 * takes less time. At it, the smaller one's processors are busy and the other one's wire is full:
 *
 *   bandwidth = processor limit of the smaller × bits on the wire of the larger
 *
 * @returns {number | null} Null if one of them is never behind.
 */
export function placesChangeAt(first, second, cores, compression = none) {
  const [smaller, larger] = first.size <= second.size ? [first, second] : [second, first];
  const limit = processorLimit(smaller, cores, compression);
  if (smaller.size === larger.size || limit >= processorLimit(larger, cores, compression)) return null;
  return limit * bitsOnWire(larger, compression);
}

const prefixes = { '': 1, k: 1e3, m: 1e6, g: 1e9, t: 1e12 };

/** Reads a bandwidth such as "100 Mbit/s", "10gbit" or "2.5G"; null if it is none, or has no unit. */
export function parseBandwidth(text) {
  const match = /^\s*(\d+(?:\.\d+)?)\s*(?:([kmgt])|(?=b))(?:bit(?:\/?s|ps)?|bps|b\/?s)?\s*$/i.exec(text);
  const value = match ? Number(match[1]) * prefixes[(match[2] ?? '').toLowerCase()] : 0;
  return value > 0 && value <= 1e15 ? value : null;
}
