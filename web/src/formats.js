// What a wire format is in charts: a serializer has its format's colour everywhere, and a shape or a dash tells those of a format apart.
import traits from '../../docs/facts/traits.json' with { type: 'json' };
import formats from './formats.json' with { type: 'json' };

// At least 3 : 1 against white and against the dark background, and apart also for the colour-blind as far as twelve can be; a test holds both.
// What is no wire format is grey: charts name their lines.
const otherColour = '#7a8088';
const noFormats = ['none', 'raw memory', 'type without a library'];

export const palette = [...formats.map((format) => format.colour), otherColour];
export const shapes = ['circle', 'square', 'triangle-up', 'diamond', 'cross', 'triangle-down', 'triangle-right', 'triangle-left', 'M-1-.7-.7-1 0-.3.7-1 1-.7.3 0 1 .7.7 1 0 .3-.7 1-1 .7-.3 0Z', 'M0-1 .29-.4.95-.31.48.15.59.81 0 .5-.59.81-.48.15-.95-.31-.29-.4Z'];
export const dashes = [[1, 0], [6, 3], [2, 2], [8, 3, 2, 3], [4, 2], [1, 3]];

/** What is known of a format, or of the one that it is a way of: "JSON arrays" is JSON. */
export const formatOf = (name) => formats.find((format) => name === format.name)
  ?? formats.find((format) => name.startsWith(`${format.name} `) || name.startsWith(`${format.name},`))
  ?? null;

const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** The relative luminance of a colour, as WCAG defines it. */
export const luminanceOf = (colour) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => sum + weight * linear(parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255), 0);

// In CSS's hsl() with a saturation of 0.6, as hexadecimal digits.
const hex = (hue, lightness) => `#${[0, 8, 4].map((offset) => {
  const place = (offset + hue / 30) % 12;
  const part = lightness - 0.6 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min(place - 3, 9 - place, 1));
  return Math.round(255 * part).toString(16).padStart(2, '0');
}).join('')}`;

// A hue from the name, as dark as stands out from both backgrounds: the same in every chart, although nobody chose it.
function derivedColour(name) {
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 360, 7);
  const lightness = Array.from({ length: 80 }, (_, step) => 0.1 + step / 100).find((step) => luminanceOf(hex(hue, step)) >= 0.18);
  return hex(hue, lightness);
}

/** The colour of a format: the one given in formats.json, or one derived from its name. */
export const colourOf = (format) => formatOf(format ?? '')?.colour ?? (noFormats.includes(format ?? 'none') ? otherColour : derivedColour(format));

/** Which one of its colour each known serializer is: the same in all records, whatever they lack. Other ways to use a library come last. */
const known = new Map([false, true].flatMap((isWay) => traits.serializers.filter(({ wayOf }) => Boolean(wayOf) === isWay)).map(({ name, format }, index, all) =>
  [name, all.slice(0, index).filter((other) => colourOf(other.format) === colourOf(format)).length]));

/** Looks of a record's serializers by name: colour, and which one of its colour it is. Those of a study alone take what the record's known ones leave. */
export function looksOf(serializers) {
  const taken = new Set(serializers.filter(({ name }) => known.has(name)).map(({ name, format }) => colourOf(format) + known.get(name)));
  return new Map(serializers.map((serializer) => {
    const colour = colourOf(serializer.format);
    let place = known.get(serializer.name) ?? 0;
    while (!known.has(serializer.name) && taken.has(colour + place)) place++;
    taken.add(colour + place);
    return [serializer.name, { colour, shape: shapes[place % shapes.length], dash: dashes[place % dashes.length] }];
  }));
}
