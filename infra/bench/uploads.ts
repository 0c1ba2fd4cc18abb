/**
 * `node infra/bench/uploads.ts`: how fast pictures come in through the gateway, on a Hilltop of its own, beside the same work
 * without a house around it. Writes `infra/bench/results/uploads.md` and `.json`. ROUNDS=3 and PICTURES=60 change how much.
 */

import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { withOwnHilltop } from '../local/launch/own-hilltop.ts';
import { type RunRecord } from '../local/launch/run-file.ts';
import { Secrets } from '../local/launch/secrets.ts';
import { sentenceOf } from '../local/trouble.ts';
import { processorPerBooking, processorTimes } from './bookings/front-door/processor-time.ts';
import { describeMachine } from './machine.ts';
import { numberOf } from './number-of.ts';
import { signIn } from './reads/freshness.ts';
import { drawPictures } from './uploads/pictures.ts';
import { burst, missingAt, openBareSide, takeAtSite } from './uploads/sides.ts';
import { type UploadsFacts, uploadsPage } from './uploads/uploads-page.ts';
import { writeResults } from './write-results.ts';

const root = resolve(import.meta.dirname, '../..');
const atOnce = 8;
const tell = (line: string): void => void process.stdout.write(`  ${line}\n`);

async function measure(rounds: number, count: number): Promise<UploadsFacts> {
  const machine = describeMachine();
  return withOwnHilltop({ root, settings: { TRUSTED_PROXIES: '1' } }, async (hilltop) => {
    const { parts }: RunRecord = JSON.parse(readFileSync(hilltop.runFile, 'utf8'));
    const pids = new Map(parts.map(({ name, pid }) => [name, pid]));
    const secrets = new Secrets(dirname(dirname(hilltop.runFile)));
    const endpoint = parts.find(({ name }) => name === 's3')?.url ?? '';
    const bare = await openBareSide({ endpoint, accessKey: 'hilltop', secretKey: secrets.of('s3'), bucket: 'hilltop' });
    try {
      const account = { email: 'staff@hilltop.test', password: secrets.of('staff-password') };
      const site = takeAtSite(hilltop.site, await signIn(hilltop.site, account));
      const first = await drawPictures(atOnce);
      await burst(first, atOnce, site);
      await burst(first, atOnce, bare.take);
      const [load = Number.NaN] = loadavg();
      const facts: UploadsFacts = {
        machine,
        load,
        bytes: 0,
        pictures: count,
        atOnce,
        ours: [],
        bare: [],
        wrong: 0,
        processor: [],
      };
      for (let round = 0; round < rounds; round += 1) {
        const pictures = await drawPictures(count);
        facts.bytes = pictures.reduce((sum, { length }) => sum + length, 0) / count;
        const before = processorTimes(pids);
        const { names, ...ours } = await burst(pictures, atOnce, site);
        facts.processor.push(processorPerBooking(before, processorTimes(pids), count));
        const { names: wanted, ...theirs } = await burst(pictures, atOnce, bare.take);
        facts.ours.push(ours);
        facts.bare.push(theirs);
        const missing = new Set(await missingAt(hilltop.site, names));
        facts.wrong += names.filter((name, at) => name !== wanted[at] || missing.has(name)).length;
        tell(`Hilltop ${ours.perSecond.toFixed(1)} pictures/s, bare ${theirs.perSecond.toFixed(1)}`);
      }
      return facts;
    } finally {
      bare.close();
    }
  });
}

try {
  const facts = await measure(numberOf('ROUNDS', 3), numberOf('PICTURES', 60));
  writeResults('uploads', uploadsPage(facts), facts);
  if (facts.wrong > 0) throw new Error(`${facts.wrong} pictures are wrong or missing`);
  tell('Wrote infra/bench/results/uploads.md.');
} catch (fault) {
  process.stderr.write(`  ${sentenceOf(fault)}\n`);
  process.exitCode = 1;
}
