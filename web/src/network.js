// How many messages a second two machines exchange over a network.
//
//   a message takes on the sender   writing + size / compression speed
//             on the receiver       reading + size / decompression speed
//             on the wire           size × compressed share
//
//   messages a second = the least of  cores / time on the sender, cores / time on the receiver, bandwidth / bits on the wire
//
// Writing and reading are the times of the calls alone; what else a program does with a message, and what the network adds to it, is
// not in it, so it is an upper bound.

const noCompression = { share: 1, compressMegabytes: Infinity, decompressMegabytes: Infinity };

/** What compression a reader can choose: the share of the size that is left, and megabytes a second of one core. */
export const none = Object.freeze(noCompression);

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
export const bitsOnWire = (message, compression = none) => 8 * message.size * compression.share;

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
