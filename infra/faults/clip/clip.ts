/**
 * `node infra/faults/clip/clip.ts`: breaks a whole Hilltop while people book, and draws it as
 * infra/pictures/fault-campaign.svg. SEED determines the faults, SECONDS the length. Visitors choose from few starts,
 * so that these fill up.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { numberSetting } from '../../bench/measure/number-setting.ts';
import { buildPrograms } from '../../local/build/build-programs.ts';
import { chosenHouse } from '../../local/house.ts';
import { databaseOn, openDatabases } from '../../reconciliation/src/open-databases.ts';
import { runCampaign } from '../campaign.ts';
import { randomPlan } from '../plan/random-plan.ts';
import { drawClip } from './draw-clip.ts';

const root = resolve(import.meta.dirname, '../../..');
const picture = join(root, 'infra/pictures/fault-campaign.svg');
const seed = numberSetting('SEED', 7);
const lastsMs = 1000 * numberSetting('SECONDS', 60);
const readEveryMs = 250;
const startsToChoose = 6;
const takenSeats = `SELECT to_char(starts_at AT TIME ZONE '${chosenHouse().timeZone}', 'Mon FMDD, FMHH12:MI AM') AS name,
  extract(epoch FROM starts_at)::int AS "startsAt", capacity, taken AS seats
  FROM slots WHERE tour_type = 'standard' AND taken > 0 ORDER BY starts_at`;

interface Start {
  readonly startsAt: number;
  readonly name: string;
  readonly capacity: number;
  readonly taken: { at: number; seats: number }[];
}

const data = mkdtempSync(join(tmpdir(), 'hilltop-clip-'));
const starts = new Map<string, Start>();
const faults: { at: number; sentence: string }[] = [];
let startedAt = 0;
let isOver = false;

function elapsed(): number {
  return (performance.now() - startedAt) / 1000;
}

/** Reads the seats of each start during the load. While PostgreSQL is down there is no answer. */
async function watchSeats(adminUrl: string): Promise<void> {
  const databases = openDatabases((owner) => databaseOn(adminUrl, owner));
  while (!isOver) {
    const rows = await databases.ask.bookings<Omit<Start, 'taken'> & { seats: number }>(takenSeats).catch(() => []);
    for (const { seats, ...slot } of rows) {
      const start = starts.get(slot.name) ?? { ...slot, taken: [] };
      if (start.taken.at(-1)?.seats !== seats) start.taken.push({ at: elapsed(), seats });
      starts.set(slot.name, start);
    }
    await pause(readEveryMs);
  }
  await databases.close();
}

try {
  await buildPrograms(root);
  let watching: Promise<void> | undefined;
  const { differences, operations } = await runCampaign({
    root,
    data,
    seed,
    visitors: 24,
    operations: 0,
    starts: startsToChoose,
    atMostMs: lastsMs + 60_000,
    recoveryMs: 120_000,
    plan: ({ connections, parts, adminUrl }) => {
      startedAt = performance.now();
      watching = watchSeats(adminUrl);
      return randomPlan({ seed, lastsMs, parts: parts(), connections: connections.names, faults: 60 });
    },
    say: (line) => {
      process.stdout.write(`  ${line}\n`);
      const [, sentence] = /^ *[\d.]+ s {2}(.+)$/.exec(line) ?? [];
      if (sentence) faults.push({ at: elapsed(), sentence });
      else isOver = true;
    },
  });
  await watching;
  const oversold = [...starts.values()].filter(({ capacity, taken }) => taken.some(({ seats }) => seats > capacity));
  if (differences > 0 || oversold.length > 0)
    throw new Error(`${differences} differences, ${oversold.length} starts oversold`);
  const drawn = [...starts.values()].sort((one, other) => one.startsAt - other.startsAt).slice(0, startsToChoose);
  writeFileSync(picture, drawClip({ seed, faults, starts: drawn, operations, differences }));
} finally {
  rmSync(data, { recursive: true, force: true });
}
