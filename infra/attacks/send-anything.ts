import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSchema } from 'graphql';
import { fromAnywhere } from '../faults/hostile/from-anywhere.ts';
import { graphqlRequest } from '../faults/hostile/graphql-requests.ts';
import { type OpenApi, restRequest, routesOf } from '../faults/hostile/rest-requests.ts';
import { describeDefects, sendAll } from '../faults/hostile/send-all.ts';
import type { AttackTarget, Verdict } from './attack-target.ts';

const root = resolve(import.meta.dirname, '../..');
const operations = Number(process.env.OPERATIONS ?? '50000');
const slowMs = 1_000;
/** Generated in parts, so that they are not in memory all at once. */
const parts = 20;

/** Random requests to schema and REST routes, right and wrong: no 5xx, no internals, no answer over a second. */
export async function sendAnything({ instance }: AttackTarget): Promise<Verdict> {
  const seed = Number(process.env.SEED ?? randomInt(1, 1_000_000));
  const schema = buildSchema(readFileSync(join(root, 'gateway/api.graphql'), 'utf8'));
  const routes = routesOf((await (await fetch(`${instance.site}/api/openapi.json`)).json()) as OpenApi);
  const defects: string[] = [];
  let [slowest, slow] = [0, 0];
  const onAnswer = (ms: number): void => {
    slowest = Math.max(slowest, ms);
    if (ms > slowMs) slow += 1;
  };
  for (let part = 0; part < parts; part += 1) {
    const order = { seed: seed + part, count: operations / parts / 2, onAnswer };
    for (const requests of [graphqlRequest(schema), restRequest(routes)]) {
      defects.push(...describeDefects(await sendAll(instance.site, fromAnywhere(requests), order)));
    }
  }
  for (const defect of defects) process.stdout.write(`    ${defect}\n`);
  return {
    attack: `Anything that the schema and the routes can be sent (seed ${seed})`,
    held: defects.length === 0 && slow === 0,
    evidence: `${operations} operations: ${defects.length} kinds of fault, ${slow} answers over a second, the slowest ${slowest.toFixed(0)} ms`,
  };
}
