// Writes numbers as the tables do (src/Reports/Tables), so that a figure looks the same wherever it stands.

const units = [['s', 1e9], ['ms', 1e6], ['μs', 1e3], ['ns', 1]];

/** The names of units that a reader can choose. */
export const unitNames = ['ns', 'μs', 'ms', 's'];

/** A number with as many decimals as asked for, and commas. */
export function number(value, decimals = 0) {
  if (value === null || value === undefined || !Number.isFinite(value)) return 'n/a';
  const [whole, fraction] = halfToEven(Math.abs(value), decimals).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',') + (fraction ? `.${fraction}` : '');
  return (value < 0 && Number(grouped.replaceAll(',', '')) !== 0 ? '-' : '') + grouped;
}

// toFixed takes the larger of two numbers that are as near, and .NET the even one.
function halfToEven(value, decimals) {
  const exact = value.toFixed(decimals + 60); // No double that ends half way has more.
  if (!/50{59}$/.test(exact)) return value.toFixed(decimals);
  const below = exact.slice(0, -60).replace(/\.$/, '');
  return Number(below.at(-1)) % 2 === 0 ? below : value.toFixed(decimals);
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
