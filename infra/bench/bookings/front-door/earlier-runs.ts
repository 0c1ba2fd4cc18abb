import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../compiled.ts';
import type { Facts, Measured } from './front-door-page.ts';

/** What runs with these settings have measured so far, by the number of processes; nothing where the settings were others. */
export function earlierRuns(facts: Facts): Map<number, Measured> {
  const file = join(root, 'infra/bench/results/front-door.json');
  if (!existsSync(file)) return new Map();
  const { replicas, ...earlier }: Facts & { replicas: Record<string, Measured> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const isSame = JSON.stringify(earlier) === JSON.stringify(facts);
  return new Map(isSame ? Object.entries(replicas).map(([count, figures]) => [Number(count), figures]) : []);
}
