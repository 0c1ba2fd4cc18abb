import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MetricsPage } from './metrics.ts';

/** Above it, PostgreSQL may soon have no room to write. */
const fullPercent = 85;
/** A night was missed. */
const oldBackupHours = 26;
/** Mail servers ask for a little patience at first. */
const mailWaitsSeconds = 900;
const answerMs = 5_000;

/** One line of `hilltop status`. */
export interface Finding {
  readonly name: 'up' | 'version' | 'back-up' | 'disk' | 'mail' | 'books' | 'events' | 'sums';
  readonly says: string;
  readonly isWrong: boolean;
}

export interface Asked {
  /** Of the site on this machine, e.g. `http://127.0.0.1:8080`. */
  readonly site: string;
  readonly metricsToken: string;
  readonly backups: string;
  /** On the disk that is looked at. */
  readonly data: string;
  readonly release: string;
  readonly now: Date;
}

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** In the largest unit that fits twice: `3 h`. */
export function durationText(seconds: number): string {
  const units: [number, string][] = [
    [86_400, 'days'],
    [3_600, 'h'],
    [60, 'min'],
  ];
  const [size, unit] = units.find(([length]) => seconds >= 2 * length) ?? [1, 's'];
  return `${Math.round(Math.max(0, seconds) / size)} ${unit}`;
}

interface Readiness {
  readonly notReady?: readonly { name: string; reason: string }[];
  readonly others?: readonly { name: string; notReady: readonly { name: string; reason: string }[] }[];
}

async function readiness(site: string): Promise<Readiness | undefined> {
  try {
    return (await (await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(answerMs) })).json()) as Readiness;
  } catch {
    return undefined;
  }
}

async function metricsOf({ site, metricsToken }: Asked): Promise<MetricsPage> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  try {
    const answer = await fetch(`${site}/metrics`, { headers, signal: AbortSignal.timeout(answerMs) });
    return new MetricsPage(answer.ok ? await answer.text() : '');
  } catch {
    return new MetricsPage('');
  }
}

/** What keeps the site or one of its services from serving; empty when all is ready. */
export async function missingParts(site: string): Promise<string[]> {
  const answer = await readiness(site);
  if (!answer) return ['the site does not answer'];
  const own = (answer.notReady ?? []).map(({ name, reason }) => `${name}: ${reason}`);
  const others = (answer.others ?? []).map(
    ({ name, notReady }) => `${name} (${notReady.map((one) => `${one.name}: ${one.reason}`).join(', ')})`,
  );
  return [...own, ...others];
}

function upFinding(missing: readonly string[], startedSeconds: number | undefined, now: Date): Finding {
  const since = startedSeconds === undefined ? '' : `, for ${durationText(now.getTime() / 1000 - startedSeconds)}`;
  return missing.length > 0
    ? { name: 'up', says: `no: ${missing.join('; ')}`, isWrong: true }
    : { name: 'up', says: `yes${since}`, isWrong: false };
}

/** The newest back-up and its size; wrong when the last one failed or none was written since yesterday. */
export function backupFinding(folder: string, now: Date): Finding {
  const failed = join(folder, 'failed');
  if (existsSync(failed)) {
    const reason = readFileSync(failed, 'utf8').trim().split('\n').at(-1);
    return { name: 'back-up', says: `the last one failed: ${reason}`, isWrong: true };
  }
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /^hilltop-.*\.tar\.gpg$/.test(name)) : [];
  const newest = files.sort().at(-1);
  if (!newest) return { name: 'back-up', says: 'there is none yet', isWrong: true };
  const { mtimeMs, size } = statSync(join(folder, newest));
  const seconds = (now.getTime() - mtimeMs) / 1000;
  const says = `${durationText(seconds)} ago, ${(size / 1e6).toFixed(1)} MB, ${plural(files.length, 'file')}`;
  return { name: 'back-up', says, isWrong: seconds > oldBackupHours * 3_600 };
}

function diskFinding(folder: string): Finding {
  const { blocks, bfree, bavail, bsize } = statfsSync(folder);
  // As `df` counts: what only root may use is not free.
  const percent = Math.ceil((100 * (blocks - bfree)) / (blocks - bfree + bavail));
  const says = `${percent} % of ${((blocks * bsize) / 1e9).toFixed(0)} GB used`;
  return { name: 'disk', says, isWrong: percent > fullPercent };
}

/** A figure that the product counts itself; without an answer it is unknown, and `up` says why. */
function figure(name: Finding['name'], value: number | undefined, say: (value: number) => [string, boolean]): Finding {
  if (value === undefined) return { name, says: 'unknown', isWrong: true };
  const [says, isWrong] = say(value);
  return { name, says, isWrong };
}

/** What the Status tab, the reconciliation and the alerts know, for a terminal. Never throws. */
export async function findings(asked: Asked): Promise<Finding[]> {
  const { site, backups, data, release, now } = asked;
  const [missing, metrics] = await Promise.all([missingParts(site), metricsOf(asked)]);
  const { version } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as { version: string };
  const waiting = metrics.most('hilltop_emails', 'status="queued"');
  const waitsFor = metrics.most('hilltop_emails_oldest_seconds', 'status="queued"') ?? 0;
  const differences = metrics.most('hilltop_audit_differences');
  const endedAgo = now.getTime() / 1000 - (metrics.most('hilltop_audit_ended_seconds') ?? 0);
  return [
    upFinding(missing, metrics.most('process_start_time_seconds'), now),
    { name: 'version', says: version, isWrong: false },
    backupFinding(backups, now),
    diskFinding(data),
    figure('mail', waiting, (count) => [
      count === 0 ? 'nothing waits' : `${plural(count, 'mail')} not sent, the oldest for ${durationText(waitsFor)}`,
      waitsFor > mailWaitsSeconds,
    ]),
    figure('books', metrics.most('hilltop_day_unsealed'), (unsealed) => [
      unsealed > 0 ? 'a day is not sealed' : 'every day is sealed',
      unsealed > 0,
    ]),
    figure('events', metrics.most('hilltop_dead_letters'), (letters) => [
      letters > 0 ? `${plural(letters, 'event')} failed` : 'none failed',
      letters > 0,
    ]),
    // Before its first run there is nothing to tell.
    differences === undefined
      ? { name: 'sums', says: 'not counted yet', isWrong: false }
      : figure('sums', differences, (count) => [
          `${count === 0 ? 'everything adds up' : `${plural(count, 'difference')}`}, ${durationText(endedAgo)} ago`,
          count > 0,
        ]),
  ];
}

/** One line each, red where something is wrong. @param isTerminal colors are for terminals; elsewhere wrong lines begin with `!` */
export function statusText(found: readonly Finding[], isTerminal: boolean): string {
  const lines = found.map(({ name, says, isWrong }) => {
    const line = `${isWrong && !isTerminal ? '!' : ' '} ${name.padEnd(9)}${says}`;
    return isWrong && isTerminal ? `\u001b[31m${line}\u001b[0m` : line;
  });
  return `${lines.join('\n')}\n`;
}
