// What kind of format a serializer has, of the five that a reader tells apart at a glance.
import { colourOf } from './formats.js';
import { factsOf } from './facts.js';

const formats = ['JSON', 'Protocol Buffers', 'MessagePack'];

/** The kinds with their colours, in the order of a legend. */
export const kinds = [...formats.map((name) => ({ name, colour: colourOf(name) })), { name: '.NET only', colour: '#9b3fd6' }, { name: 'other', colour: '#7a8088' }];

/** The kind of a serializer: by its format, or by whether other languages read it. */
export function kindOf({ name, format }, find = factsOf) {
  const kind = formats.find((one) => format === one || format.startsWith(`${one} `));
  const languages = find(name)?.otherLanguages;
  return kind ?? (languages && !languages.names ? '.NET only' : 'other');
}
