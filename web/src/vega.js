// Of Vega only what the specifications need is bundled.
import { extend } from 'vega-util';
import { transforms } from 'vega-dataflow';
import * as basic from 'vega-transforms';
import * as views from 'vega-view-transforms';
import * as encode from 'vega-encode';

extend(transforms, basic, views, encode);

export { parse } from 'vega-parser';
export { View } from 'vega-view';
export { textMetrics } from 'vega-scenegraph';
