import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colourOf, formatOf, looksOf, luminanceOf, palette, shapes } from '../../src/formats.js';

const linear = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
const luminance = (rgb) => rgb[0] * 0.2126 + rgb[1] * 0.7152 + rgb[2] * 0.0722;
const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

// Machado, Oliveira and Fernandes 2009: full protanopia, deuteranopia and tritanopia, on linear RGB.
const blindness = {
  none: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

function lab(rgb) {
  const xyz = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]].map((row) => row.reduce((sum, part, at) => sum + part * rgb[at], 0));
  const [x, y, z] = xyz.map((part, at) => part / [0.95047, 1, 1.08883][at]).map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

test('every colour stands out from white and from the dark background', () => {
  for (const colour of palette) {
    for (const background of ['#ffffff', '#15181c']) assert.ok(contrast(luminance(linear(colour)), luminance(linear(background))) >= 3, `${colour} on ${background}`);
  }
});

for (const [name, matrix] of Object.entries(blindness)) {
  test(`the colours of known formats differ with ${name === 'none' ? 'full colour vision' : name}`, () => {
    const seen = palette.slice(0, 5).map((colour) => lab(matrix.map((row) => Math.min(1, Math.max(0, row.reduce((sum, part, at) => sum + part * linear(colour)[at], 0))))));
    for (const [at, one] of seen.entries()) {
      for (const other of seen.slice(0, at)) assert.ok(Math.hypot(...one.map((part, axis) => part - other[axis])) > 14, `${palette[at]} and ${palette[seen.indexOf(other)]}`);
    }
  });
}

test('a format without a given colour has one derived from its name, which stands out from both backgrounds', () => {
  for (const name of ['DER', 'Hyperion', 'of tomorrow', 'Smile', 'Ion', 'Thrift', 'ASN.1 PER', 'Cap’n Proto']) {
    const colour = colourOf(name);
    assert.match(colour, /^#[0-9a-f]{6}$/);
    assert.equal(colourOf(name), colour);
    assert.ok(!palette.includes(colour));
    for (const background of ['#ffffff', '#15181c']) assert.ok(contrast(luminanceOf(colour), luminanceOf(background)) >= 3, `${name}: ${colour} on ${background}`);
  }
  assert.notEqual(colourOf('DER'), colourOf('Hyperion'));
});

test('what is no wire format is grey', () => assert.deepEqual(['none', 'raw memory', 'type without a library', null].map(colourOf), Array(4).fill(palette.at(-1))));

test('a way of writing a format has its colour', () => {
  assert.equal(colourOf('JSON arrays'), colourOf('JSON'));
  assert.equal(colourOf('JSON, validated after decoding'), colourOf('JSON'));
  assert.equal(formatOf('Bebop struct').name, 'Bebop struct');
  assert.equal(formatOf('JSONB'), null);
});

test('serializers of one colour differ in shape and dash', () => {
  const looks = [...looksOf([{ name: 'A', format: 'JSON' }, { name: 'B', format: 'JSON' }, { name: 'C', format: 'JSON arrays' }]).values()];
  assert.equal(new Set(looks.map((look) => look.shape)).size, 3);
  assert.equal(new Set(looks.map((look) => String(look.dash))).size, 3);
});

test('a serializer looks alike in all records, and one of a study alone takes what is left', () => {
  const [json, pooled, other] = [{ name: 'NewtonsoftJson', format: 'JSON' }, { name: 'NewtonsoftJsonPooled', format: 'JSON' }, { name: 'OfAStudy', format: 'JSON' }];
  const looks = looksOf([other, pooled]);
  assert.equal(looks.get(pooled.name).shape, looksOf([json, pooled]).get(pooled.name).shape);
  assert.notEqual(looks.get(other.name).shape, looks.get(pooled.name).shape);
  assert.equal(looks.get(other.name).shape, shapes[0]);
});

test('no two formats have one colour', () => assert.equal(new Set(palette).size, palette.length));
