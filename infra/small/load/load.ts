/**
 * `make small-load`: one small machine, as infra/small installs it, within 2 GB and one core, used by a busy house for five minutes
 * (SECONDS), then broken: the process killed, PostgreSQL stopped hard, the disk full. Writes `results/small.md`, `.json`, and
 * infra/pictures/small-load.svg; the status is 1 if a promise is broken. Visitors are outside of the limits.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describeMachine } from '../../bench/measure/machine.ts';
import { numberSetting } from '../../bench/measure/number-setting.ts';
import { writeResults } from '../../bench/measure/write-results.ts';
import { clearSeason, fillSeason } from '../../bench/season/fill.ts';
import { startMailSink } from '../../faults/instance/mail-sink.ts';
import type { Call } from '../../faults/load/client.ts';
import { Journal } from '../../faults/load/journal.ts';
import { prepareScene } from '../../faults/load/prepare-scene.ts';
import { judge } from '../../faults/verdict/judge.ts';
import { messageOf, UserError } from '../../local/user-error.ts';
import { databaseOn, openDatabases } from '../../reconciliation/src/open-databases.ts';
import type { ReconciliationContext } from '../../reconciliation/src/reconciliation-context.ts';
import { countDifferences, describeFindings } from '../../reconciliation/src/run-checks.ts';
import { DebianMachine, whyNoMachine } from '../test/debian-machine.ts';
import { breakAll, brokenForMs } from './break-all.ts';
import { kindOf, live, photoMegabytes } from './busy-house.ts';
import { Disk } from './disk.ts';
import { drawLoad } from './draw-load.ts';
import { Keeper } from './keeper.ts';
import { Limits, parts } from './limits.ts';
import { cameraPhoto, sitePages } from './site-pages.ts';
import { type Heard, promisesOf, type Sample, type SmallFacts, smallPage } from './small-page.ts';

const root = resolve(import.meta.dirname, '../../..');
const sales = 10_000;
const photoCount = 10;
const recoveryMs = 180_000;
const say = (line: string): boolean => process.stdout.write(`  ${line}\n`);

interface Running {
  readonly machine: DebianMachine;
  readonly limits: Limits;
  readonly disk: Disk;
  readonly databases: ReconciliationContext['databases'];
  readonly mailLog: string;
}

function secretsOf({ folder }: DebianMachine): Record<string, string | undefined> {
  return JSON.parse(readFileSync(join(folder, 'var/lib/hilltop/secrets.json'), 'utf8'));
}

async function run({ machine, limits, disk, databases, mailLog }: Running, facts: SmallFacts): Promise<void> {
  await fillSeason(databases.ledger, sales);
  const seeded = await machine.hilltop(['run', 'seed', 'staff']);
  if (seeded.code !== 0) throw new UserError(seeded.text);
  const secrets = secretsOf(machine);
  const staff = { email: 'office@example.test', password: secrets['staff-password'] ?? '' };
  const pages = await sitePages(machine.site);
  const photos: Buffer[] = [];
  for (let at = 0; at < photoCount; at += 1) photos.push(await cameraPhoto(photoMegabytes));
  const journal = new Journal();
  let until = performance.now() + (facts.warmUpSeconds + facts.seconds) * 1000;
  const isOver = () => performance.now() > until;
  const usual = await prepareScene(machine.site, journal, databases.bookings, secrets['booking-links'] ?? '', isOver);
  const heard: Heard[] = [];
  let from = performance.now() + facts.warmUpSeconds * 1000;
  const listener = (call: Call, status: number, ms: number) => {
    const at = (performance.now() - ms - from) / 1000;
    if (at >= 0 && at <= facts.seconds) heard.push({ kind: kindOf(call), at, status, ms });
  };
  const samples: Sample[] = [];
  const watch = async () => {
    await pause(Math.max(0, from - performance.now()));
    const usedBefore = limits.processorSeconds();
    for (; !isOver(); await pause(1000)) {
      const held = Object.fromEntries(parts.map((part) => [part, limits.held(part)]));
      samples.push({ at: (performance.now() - from) / 1000, held, used: limits.processorSeconds() - usedBefore });
    }
  };
  say(`${facts.warmUpSeconds} s to warm up, then ${facts.seconds} s of people`);
  const keeper = new Keeper(machine);
  // The photos come in what is measured.
  const photographer = async () => {
    await pause(facts.warmUpSeconds * 1000);
    return photos;
  };
  await Promise.all([live({ scene: { ...usual, listener }, seed: 1, pages, staff, photos: photographer() }), watch()]);
  const restartsBefore = [...keeper.restarts.values()].reduce((sum, count) => sum + count, 0);
  say('then broken');
  until = performance.now() + brokenForMs;
  from = Number.POSITIVE_INFINITY;
  const noPhotos = Promise.resolve([]);
  const [happened] = await Promise.all([
    breakAll(machine, disk, say),
    live({ scene: usual, seed: 2, pages, staff, photos: noPhotos }),
  ]);
  await clearSeason(databases.ledger);
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = '' } = machine.given('hilltop');
  const bucket = { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket: S3_BUCKET };
  const verdict = await judge({ databases, bucket, mailLog, journal, happened }, recoveryMs);
  await keeper.stop();
  process.stdout.write(`\n${describeFindings(verdict.findings)}\n`);
  const results = {
    ...facts,
    heard,
    samples,
    killed: limits.killed(),
    restartsBefore,
    restarts: Object.fromEntries(keeper.restarts),
    happened: happened.map(({ sentence }) => sentence),
    operations: journal.operations,
    differences: countDifferences(verdict.findings),
    recoveredAfterMs: verdict.recoveredAfterMs,
  };
  const promises = promisesOf(results);
  const { heard: answers, ...figures } = results;
  writeResults('small', smallPage(results, promises), { ...figures, answers: answers.length, promises });
  writeFileSync(join(root, 'infra/pictures/small-load.svg'), drawLoad(results));
  say(`${smallPage(results, promises)}\n  Wrote infra/bench/results/small.md and infra/pictures/small-load.svg.`);
  process.exitCode = promises.every(({ holds }) => holds) ? 0 : 1;
}

async function main(): Promise<void> {
  const reason = whyNoMachine();
  if (reason) throw new UserError(`No small machine can be tried here: ${reason}.`);
  const facts: SmallFacts = {
    machine: describeMachine(),
    load: loadavg()[0] ?? Number.NaN,
    date: new Date().toISOString().slice(0, 10),
    warmUpSeconds: numberSetting('WARM_UP', 90),
    seconds: numberSetting('SECONDS', 300),
  };
  const work = mkdtempSync(join(tmpdir(), 'hilltop-small-load-'));
  const mailLog = join(work, 'mails.log');
  const limits = new Limits();
  const disk = new Disk();
  const machine = new DebianMachine({
    disk: disk.mount,
    enter: limits.enter,
    isDurable: true,
    startMail: (port) => startMailSink({ port, log: mailLog }),
    settings: { MOCK_PURCHASES_PER_CALLER: '1000000', UPLOAD_MAX_MEGABYTES: String(photoMegabytes) },
  });
  try {
    say('builds and installs a release');
    const installed = await machine.install();
    if (!/Hilltop|back-up/.test(installed.text)) throw new UserError(installed.text);
    await machine.hilltop(['seed']);
    const adminUrl = machine.given('migrate').DATABASE_URL ?? '';
    const databases = openDatabases((owner) => databaseOn(adminUrl, owner));
    try {
      await run({ machine, limits, disk, databases: databases.ask, mailLog }, facts);
    } finally {
      await databases.close();
    }
  } finally {
    if (process.env.KEEP !== '1') {
      await machine.remove();
      disk.remove();
      await limits.remove();
      rmSync(work, { recursive: true });
    } else say(`the machine is in ${machine.folder}`);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`  ${messageOf(error)}\n`);
  process.exitCode = 1;
});
