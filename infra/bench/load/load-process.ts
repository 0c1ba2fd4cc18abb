/** Runs a load order (standard input, JSON) and prints the result as JSON, outside the bench's event loop. */
import { text } from 'node:stream/consumers';
import { fullLoad } from './full-load.ts';
import type { LoadOrder } from './load-order.ts';
import { pacedLoad } from './paced-load.ts';

const order: LoadOrder = JSON.parse(await text(process.stdin));
const { rate } = order;
const result = await (rate === undefined ? fullLoad(order) : pacedLoad({ ...order, rate }));
process.stdout.write(JSON.stringify(result));
