// What a wire format is in charts: a serializer has its format's colour everywhere, and a shape or a dash tells those of a format apart.
import formats from './formats.json' with { type: 'json' };

// At least 3 : 1 against white and against the dark background, and apart also for the colour-blind as far as twelve can be; a test holds both.
// Whatever is no format here, such as a copy, a schema checker or a format that is new, is grey: charts name their lines.
const otherColour = '#7a8088';

export const palette = [...formats.map((format) => format.colour), otherColour];
export const shapes = ['circle', 'square', 'triangle-up', 'diamond', 'cross', 'triangle-down'];
export const dashes = [[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 2], [1, 3]];

/** What is known of a format, or of the one that it is a way of: "JSON arrays" is JSON. */
export const formatOf = (name) => formats.find((format) => name === format.name)
  ?? formats.find((format) => name.startsWith(`${format.name} `) || name.startsWith(`${format.name},`))
  ?? null;

/** The colour of a format. */
export const colourOf = (format) => formatOf(format ?? '')?.colour ?? otherColour;

/** Looks of a record's serializers by name: number, colour, and which one of its colour it is. */
export function looksOf(serializers) {
  const seen = new Map();
  return new Map(serializers.map((serializer, index) => {
    const colour = colourOf(serializer.format);
    const place = seen.get(colour) ?? 0;
    seen.set(colour, place + 1);
    return [serializer.name, { number: index + 1, colour, shape: shapes[place % shapes.length], dash: dashes[place % dashes.length] }];
  }));
}

export const copyLook = { number: '', colour: otherColour, shape: 'circle', dash: [1, 0] };
