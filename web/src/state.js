// What a reader has chosen, and how it stands in the address, so that a view can be linked.

export const defaults = Object.freeze({
  study: '',
  model: '',
  op: '',
  unit: '',
  scale: 'log',
  records: null, // The places of the records that are shown, or null for all of the study.
  hidden: [], // Serializers that are not shown.
  sort: '',
  find: '',
  all: false, // Every operation and model in the table.
  net: '10 Gbit/s',
  headers: 78, // Bytes a message: Ethernet's frame with its gap 38, IPv4 20, TCP 20.
  cores: 2,
  share: 1,
  pack: 0, // Megabytes a second of one core; 0 for no compression.
  unpack: 0,
  bytes: 16000, // Of the message to a service, as JSON.
  rate: 1000, // Requests a second that the service gets.
  via: 'Http',
  needs: [],
  values: '', // 'fresh' for those that are not in the caches, 'hot' for one, again and again; '' for what the study measures.
});

const readers = {
  string: (text) => text,
  number: (text, fallback) => (text !== '' && Number.isFinite(Number(text)) && Number(text) >= 0 ? Number(text) : fallback),
  boolean: (text) => text === '1',
  list: (text) => text.split(',').filter(Boolean).map(decodeURIComponent),
};

const lists = { records: (item) => Number(item), hidden: String, needs: String };

/** Reads an address's hash. What it does not have, or has wrong, is as by default. */
export function parse(hash) {
  const state = { ...defaults };
  for (const [key, text] of new URLSearchParams(hash.replace(/^#/, ''))) {
    if (!(key in defaults)) continue;
    if (key in lists) state[key] = readers.list(text).map(lists[key]).filter((item) => item === item);
    else state[key] = readers[typeof defaults[key]](text, defaults[key]);
  }
  return state;
}

/** Writes what differs from the defaults. */
export function serialize(state) {
  const parameters = new URLSearchParams();
  for (const [key, usual] of Object.entries(defaults)) {
    const value = state[key];
    if (key in lists) {
      if (value !== null && (usual === null || value.length > 0)) parameters.set(key, value.map((item) => encodeURIComponent(item)).join(','));
    } else if (value !== usual) {
      parameters.set(key, typeof value === 'boolean' ? '1' : String(value));
    }
  }
  return parameters.toString();
}
