// Of Vega only what the specifications need is bundled.
import { textMetrics } from 'vega-scenegraph';
import { extend } from 'vega-util';
import { transforms } from 'vega-dataflow';
import * as basic from 'vega-transforms';
import * as views from 'vega-view-transforms';
import * as encode from 'vega-encode';

extend(transforms, basic, views, encode);

export { parse } from 'vega-parser';
export { View } from 'vega-view';
export { textMetrics };

/** How long the axis of a chart of dots is, between names and figures. */
export const lengthBeside = (names, width, font) => width - 74 - Math.max(...names.map((name) => textMetrics.width({ font, fontSize: 12 }, name)));
