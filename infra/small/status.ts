import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Above it, PostgreSQL may soon have no room to write. */
const fullPercent = 85;
/** A night was missed. */
const oldBackupSeconds = 26 * 3_600;
/** Mail servers may ask for a little patience first. */
const mailWaitsSeconds = 900;
/** A NATS that hangs is started again sooner. */
const eventWaitsSeconds = 180;
const answerMs = 5_000;

/** One line of `hilltop status`. */
export interface Finding {
  readonly name: string;
  readonly says: string;
  readonly isWrong: boolean;
}

export interface Asked {
  /** On this machine, e.g. `http://127.0.0.1:8080`. */
  readonly site: string;
  readonly metricsToken: string;
  readonly backups: string;
  readonly release: string;
  readonly now: Date;
}

/** In the largest unit that fits twice: `3 h`. */
export function durationText(seconds: number): string {
  const units = [
    ['days', 86_400],
    ['h', 3_600],
    ['min', 60],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds >= 2 * length) ?? ['s', 1];
  return `${Math.round(Math.max(0, seconds) / size)} ${unit}`;
}

interface Part {
  readonly name: string;
  readonly reason: string;
}

/** What keeps the site or one of its services from serving; empty when all is ready. */
export async function missingParts(site: string): Promise<string[]> {
  const textOf = ({ name, reason }: Part): string => `${name} (${reason})`;
  try {
    const answer = await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(answerMs) });
    const { notReady = [], others = [] } = (await answer.json()) as {
      notReady?: readonly Part[];
      others?: readonly { name: string; notReady: readonly Part[] }[];
    };
    return [...notReady.map(textOf), ...others.map((one) => `${one.name}: ${one.notReady.map(textOf).join(', ')}`)];
  } catch {
    return ['the site does not answer'];
  }
}

/** The largest value of a metric whose labels contain the text; undefined when the site does not tell it. */
export type Metric = (name: string, label?: string) => number | undefined;

export function readMetrics(page: string): Metric {
  const lines = page.split('\n');
  return (name, label = '') => {
    const values = lines
      .filter((line) => (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) && line.includes(label))
      .map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)));
    return values.length > 0 ? Math.max(...values) : undefined;
  };
}

async function askMetrics({ site, metricsToken }: Asked): Promise<Metric> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const answer = fetch(`${site}/metrics`, { headers, signal: AbortSignal.timeout(answerMs) });
  return readMetrics(await answer.then((one) => (one.ok ? one.text() : '')).catch(() => ''));
}

/** Wrong when the last one failed, or none was written since yesterday. */
export function backupFinding(folder: string, now: Date): Finding {
  const name = 'back-up';
  const failed = join(folder, 'failed');
  if (existsSync(failed)) {
    return {
      name,
      says: `the last one failed: ${readFileSync(failed, 'utf8').trim().split('\n').at(-1)}`,
      isWrong: true,
    };
  }
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('.tar.gpg'))
    .sort()
    .at(-1);
  if (!newest) return { name, says: 'there is none yet', isWrong: true };
  const { mtimeMs, size } = statSync(join(folder, newest));
  const seconds = (now.getTime() - mtimeMs) / 1000;
  return {
    name,
    says: `${durationText(seconds)} ago, ${(size / 1e6).toFixed(1)} MB`,
    isWrong: seconds > oldBackupSeconds,
  };
}

function diskFinding(folder: string): Finding {
  const { blocks, bfree, bavail, bsize } = statfsSync(folder);
  // As `df` counts: what only root may use is not free.
  const percent = Math.ceil((100 * (blocks - bfree)) / (blocks - bfree + bavail));
  return {
    name: 'disk',
    says: `${percent} % of ${((blocks * bsize) / 1e9).toFixed(0)} GB used`,
    isWrong: percent > fullPercent,
  };
}

/** What alerts and the Status tab know, for a terminal. Unknown is wrong, but for sums before they were first counted. */
export function figureFindings(metric: Metric, now: Date): Finding[] {
  const waiting = metric('hilltop_emails', 'status="queued"');
  const waits = metric('hilltop_emails_oldest_seconds', 'status="queued"') ?? 0;
  const unsealed = metric('hilltop_day_unsealed');
  const letters = metric('hilltop_dead_letters');
  const stuck = metric('hilltop_outbox_oldest_seconds') ?? 0;
  const differences = metric('hilltop_audit_differences');
  const counted = durationText(now.getTime() / 1000 - (metric('hilltop_audit_ended_seconds') ?? 0));
  const tell = (name: string, value: number | undefined, says: string, isWrong: boolean): Finding =>
    value === undefined ? { name, says: 'unknown', isWrong: true } : { name, says, isWrong };
  return [
    tell(
      'mail',
      waiting,
      waiting ? `${waiting} not sent, for ${durationText(waits)}` : 'nothing waits',
      waits > mailWaitsSeconds,
    ),
    tell('books', unsealed, unsealed ? 'a day is not sealed' : 'every day is sealed', unsealed === 1),
    stuck > eventWaitsSeconds
      ? { name: 'events', says: `none leaves, for ${durationText(stuck)}`, isWrong: true }
      : tell('events', letters, letters ? `${letters} failed` : 'none failed', letters !== 0),
    differences === undefined
      ? { name: 'sums', says: 'not counted yet', isWrong: false }
      : tell('sums', differences, `${differences || 'no'} differences, ${counted} ago`, differences > 0),
  ];
}

/** Never throws. */
export async function findings(asked: Asked): Promise<Finding[]> {
  const { site, backups, release, now } = asked;
  const [missing, metric] = await Promise.all([missingParts(site), askMetrics(asked)]);
  const { version } = JSON.parse(readFileSync(join(release, 'package.json'), 'utf8')) as { version: string };
  const upFor = durationText(now.getTime() / 1000 - (metric('process_start_time_seconds') ?? 0));
  return [
    {
      name: 'up',
      says: missing.length > 0 ? `no: ${missing.join('; ')}` : `for ${upFor}`,
      isWrong: missing.length > 0,
    },
    { name: 'version', says: version, isWrong: false },
    backupFinding(backups, now),
    diskFinding(backups),
    ...figureFindings(metric, now),
  ];
}

/** One line each, red where something is wrong. @param isTerminal elsewhere, wrong lines begin with `!` */
export function statusText(found: readonly Finding[], isTerminal: boolean): string {
  const lines = found.map(({ name, says, isWrong }) => {
    const line = `${isWrong && !isTerminal ? '!' : ' '} ${name.padEnd(9)}${says}\n`;
    return isWrong && isTerminal ? `\u001b[31m${line}\u001b[0m` : line;
  });
  return lines.join('');
}
