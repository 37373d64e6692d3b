// What src/Info found about the serializers: docs/facts/traits.json, which the suite writes.
import traits from '../../docs/facts/traits.json' with { type: 'json' };

export const { needs } = traits;

const known = new Map(traits.serializers.map((serializer) => [serializer.name, serializer]));

/** The needs that a table of libraries shows the verdicts of. */
export const factsOf = (name) => known.get(name) ?? null;

/** Of how many libraries some of a record's serializers are: a record has a library with its version. */
export const librariesOf = (serializers) => new Set(serializers.map(({ name, library }) => library?.replace(/ \d.*$/, '') ?? name)).size;

/** Whether a serializer was handwritten for the suite, and is no library that a reader can choose. */
export const isHandwritten = (name) => known.get(name)?.isLibrary === false;

/** Whether a serializer was handwritten in a format whose library was measured too: where it was not, the handwritten one shows what the format costs. */
export const repeatsLibrary = ({ name, format }, serializers) => isHandwritten(name) && serializers.some((other) => other.format === format && !isHandwritten(other.name));

/**
 * Judges libraries by what a reader needs. What nobody has checked neither meets a need nor excludes.
 * @param {string[]} names Serializers; those that are no libraries, or of which nothing is known, are passed over.
 * @returns {{ name: string, unmet: object[], unchecked: object[], remarks: string[] }[]} In the order given.
 */
export function judge(names, wanted, find = factsOf) {
  return names.map((name) => ({ name, facts: find(name) })).filter(({ facts }) => facts?.isLibrary).map(({ name, facts }) => {
    const verdicts = needs.filter((need) => wanted.includes(need.id)).map((need) => ({ need, ...(facts.verdicts[need.id] ?? { answer: 'notChecked' }) }));
    const of = (answer) => verdicts.filter((verdict) => verdict.answer === answer);
    return { name, unmet: of('no'), unchecked: of('notChecked'), remarks: of('yes').flatMap((verdict) => verdict.because ?? []) };
  });
}
