// Writes numbers as the tables do (src/Reports/Tables), so that a figure looks the same wherever it stands.

const units = [['s', 1e9], ['ms', 1e6], ['μs', 1e3], ['ns', 1]];

/** The names of units that a reader can choose. */
export const unitNames = ['ns', 'μs', 'ms', 's'];

/** A number with as many decimals as asked for, and commas. */
export function number(value, decimals = 0) {
  if (value === null || value === undefined || !Number.isFinite(value)) return 'n/a';
  const [whole, fraction] = Math.abs(value).toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction ? `.${fraction}` : '');
  return (value < 0 && Number(grouped.replaceAll(',', '')) !== 0 ? '-' : '') + grouped;
}

/** The unit of all times in a table: the smallest decides, as in TimeScale, unless a unit is asked for. */
export function timeScale(times, asked) {
  const finite = times.filter((time) => Number.isFinite(time) && time > 0);
  const smallest = finite.length > 0 ? Math.min(...finite) : 1;
  const [unit, nanoseconds] = units.find(([name, length]) => (asked ? name === asked : smallest >= length)) ?? units.at(-1);
  return {
    unit,
    nanoseconds,
    beside: (time, main) => (Number.isFinite(time) ? `${number(time / nanoseconds, shortDecimals(main / nanoseconds))} ${unit}` : 'n/a'),
    short: (time) => short(time / nanoseconds),
  };
}

/** Three significant digits, or all before the point. */
export const short = (value) => (Number.isFinite(value) ? number(value, shortDecimals(value)) : 'n/a');

function shortDecimals(value) {
  if (value !== 0 && Math.abs(value) < 0.995) return Math.min(12, 2 - Math.floor(Math.log10(Math.abs(value))));
  return threeDigits(value);
}

const threeDigits = (value) => (value < 9.995 ? 2 : value < 99.95 ? 1 : 0);

/** A multiple, with three decimals below 0.1 and three digits, or all before the point, from 10 on. */
export const ratio = (value) => number(value, value < 0.1 ? 3 : threeDigits(value));

/** A size in bytes; a dash for no allocated memory. */
export const bytes = (value) => (value === null || value === undefined ? 'n/a' : `${number(value)} B`);
export const allocated = (value) => (value === 0 ? '-' : bytes(value));

/** A share in percent. */
export const percent = (value) => (value === null || value === undefined ? 'n/a' : `${number(value * 100)} %`);

/** Large counts by their thousands: 1.25 M. */
export function large(value) {
  if (!Number.isFinite(value)) return 'n/a';
  const [factor, name] = [[1e12, ' T'], [1e9, ' G'], [1e6, ' M'], [1e3, ' k']].find(([least]) => value >= least) ?? [1, ''];
  return short(value / factor) + name;
}
