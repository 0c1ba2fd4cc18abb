/**
 * `make small-load`: one small machine, as infra/small installs it, within 2 GB and one core, used by a busy house for five minutes
 * (SECONDS), then broken: the process killed, PostgreSQL stopped hard, the disk full. Writes infra/bench/results/small.md, `.json`, and
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
import { Journal } from '../../faults/load/journal.ts';
import { prepareScene } from '../../faults/load/prepare-scene.ts';
import type { Happened } from '../../faults/plan/inject.ts';
import { judge } from '../../faults/verdict/judge.ts';
import { messageOf, UserError } from '../../local/user-error.ts';
import { databaseOn, openDatabases } from '../../reconciliation/src/open-databases.ts';
import type { ReconciliationContext } from '../../reconciliation/src/reconciliation-context.ts';
import { countDifferences, describeFindings } from '../../reconciliation/src/run-checks.ts';
import { whyNoMachine } from '../test/debian-machine.ts';
import { cameraPhotos, kindOf, live, photoMegabytes, sitePages } from './busy-house.ts';
import { drawLoad } from './draw-load.ts';
import { LimitedMachine, parts } from './limited-machine.ts';
import { type Heard, promisesOf, type Sample, type SmallFacts, smallPage } from './small-page.ts';

const root = resolve(import.meta.dirname, '../../..');
const sales = 10_000;
const photoCount = 10;
const recoveryMs = 180_000;
/** From the end of the measured time. */
const faultsAtMs = { kill: 10_000, postgres: 40_000, disk: 75_000 };
const diskIsFullMs = 15_000;
const brokenForMs = 150_000;
const say = (line: string): boolean => process.stdout.write(`  ${line}\n`);

/** Kills the process, stops PostgreSQL, and fills the disk, one after the other, while people go on. */
async function breakAll(machine: LimitedMachine): Promise<Happened[]> {
  const startedAt = performance.now();
  const until = (ms: number) => pause(Math.max(0, ms - (performance.now() - startedAt)));
  const happen = async (fault: Happened['fault'], sentence: string, work: () => unknown): Promise<Happened> => {
    await until(fault.at);
    const from = Date.now();
    await work();
    say(sentence);
    return { fault, from, until: Date.now(), sentence };
  };
  // It is the mails that a fault can repeat.
  const killed = { kind: 'kill', at: faultsAtMs.kill, part: 'notifications' } as const;
  const stopped = { kind: 'immediate', part: 'postgres' } as const;
  const kill = () => process.kill(machine.pidOf('hilltop') ?? 0, 'SIGKILL');
  const happened = [
    await happen(killed, 'the one process was killed', kill),
    await happen({ ...stopped, at: faultsAtMs.postgres }, 'PostgreSQL was stopped without a checkpoint', () =>
      machine.stopPostgres('immediate'),
    ),
    await happen({ ...stopped, at: faultsAtMs.disk }, `the disk was full for ${diskIsFullMs / 1000} s`, () =>
      machine.fillDisk(diskIsFullMs),
    ),
  ];
  await until(brokenForMs);
  return happened;
}

interface Running {
  readonly machine: LimitedMachine;
  readonly databases: ReconciliationContext['databases'];
  readonly mailLog: string;
}

async function run({ machine, databases, mailLog }: Running, facts: SmallFacts): Promise<void> {
  await fillSeason(databases.ledger, sales);
  const seeded = await machine.hilltop(['run', 'seed', 'staff']);
  if (seeded.code !== 0) throw new UserError(seeded.text);
  const file = join(machine.folder, 'var/lib/hilltop/secrets.json');
  const secrets: Record<string, string | undefined> = JSON.parse(readFileSync(file, 'utf8'));
  const staff = { email: 'office@example.test', password: secrets['staff-password'] ?? '' };
  const pages = await sitePages(machine.site);
  const photos = await cameraPhotos(photoCount);
  for (const part of parts) void machine.keep(part);
  void machine.keepNats();
  say(`${facts.warmUpSeconds} s to warm up, then ${facts.seconds} s`);

  const journal = new Journal();
  const measuredFrom = performance.now() + facts.warmUpSeconds * 1000;
  const measuredUntil = measuredFrom + facts.seconds * 1000;
  let until = measuredUntil;
  const isOver = () => performance.now() > until;
  const scene = await prepareScene(machine.site, journal, databases.bookings, secrets['booking-links'] ?? '', isOver);
  const heard: Heard[] = [];
  scene.listener = (call, status, ms) => {
    const at = performance.now() - ms;
    const isMeasured = at > measuredFrom && at < measuredUntil;
    if (isMeasured) heard.push({ kind: kindOf(call), at: (at - measuredFrom) / 1000, status, ms });
  };
  const warmUp = pause(measuredFrom - performance.now());
  const samples: Sample[] = [];
  const watch = async () => {
    await warmUp;
    const usedBefore = machine.processorSeconds();
    for (; !isOver(); await pause(1000)) {
      const held = Object.fromEntries(parts.map((part) => [part, machine.held(part)]));
      const used = machine.processorSeconds() - usedBefore;
      samples.push({ at: (performance.now() - measuredFrom) / 1000, held, used });
    }
  };
  const house = { scene, pages, staff };
  await Promise.all([live({ ...house, seed: 1, photos: warmUp.then(() => photos) }), watch()]);
  const ended = { ...machine.restarts };

  until = performance.now() + brokenForMs;
  const noPhotos = Promise.resolve([]);
  const [happened] = await Promise.all([breakAll(machine), live({ ...house, seed: 2, photos: noPhotos })]);
  await pause(Math.max(0, scene.lastDeadline - Date.now()));
  await clearSeason(databases.ledger);
  const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '', S3_BUCKET = '' } = machine.given('hilltop');
  const bucket = { endpoint: S3_ENDPOINT, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, bucket: S3_BUCKET };
  const { findings, recoveredAfterMs } = await judge({ databases, bucket, mailLog, journal, happened }, recoveryMs);
  process.stdout.write(`\n${describeFindings(findings)}\n  ${journal.describe()}\n`);
  const told = {
    ...{ ...facts, samples, ended, restarts: machine.restarts, killed: machine.killed(), recoveredAfterMs },
    ...{ operations: journal.operations, differences: countDifferences(findings) },
    happened: happened.map(({ sentence }) => sentence),
  };
  const promises = promisesOf({ ...told, heard });
  const page = smallPage({ ...told, heard }, promises);
  writeResults('small', page, { ...told, answers: heard.length, promises });
  writeFileSync(join(root, 'infra/pictures/small-load.svg'), drawLoad({ ...told, heard }));
  process.stdout.write(`\n${page}\n  Wrote infra/bench/results/small.md and infra/pictures/small-load.svg.\n`);
  process.exitCode = promises.every(({ holds }) => holds) ? 0 : 1;
}

async function main(): Promise<void> {
  const reason = whyNoMachine();
  if (reason) throw new UserError(`No small machine can be tried here: ${reason}.`);
  const [warmUpSeconds, seconds] = [numberSetting('WARM_UP', 90), numberSetting('SECONDS', 300)];
  const date = new Date().toISOString().slice(0, 10);
  const work = mkdtempSync(join(tmpdir(), 'hilltop-small-load-'));
  const mailLog = join(work, 'mails.log');
  const machine = new LimitedMachine({
    startMail: (port) => startMailSink({ port, log: mailLog }),
    settings: { MOCK_PURCHASES_PER_CALLER: '1000000', UPLOAD_MAX_MEGABYTES: String(photoMegabytes) },
  });
  try {
    say('builds a release and installs it');
    const installed = await machine.install();
    const seeded = await machine.hilltop(['seed']);
    if (seeded.code !== 0) throw new UserError(installed.text + seeded.text);
    const adminUrl = machine.given('migrate').DATABASE_URL ?? '';
    const databases = openDatabases((owner) => databaseOn(adminUrl, owner));
    const [load = Number.NaN] = loadavg();
    const facts = { machine: describeMachine(), load, date, warmUpSeconds, seconds };
    await run({ machine, databases: databases.ask, mailLog }, facts).finally(() => databases.close());
  } finally {
    if (process.env.KEEP === '1') say(`the machine is in ${machine.folder}`);
    else {
      await machine.remove();
      rmSync(work, { recursive: true });
    }
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    process.stderr.write(`  ${messageOf(error)}\n`);
    process.exit(1);
  },
);
