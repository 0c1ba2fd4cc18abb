import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { freePort } from '../ports/free-port.ts';

interface Parts {
  readonly site: string;
  readonly inbox: string;
  readonly parts: readonly { readonly name: string; readonly pid: number; readonly url: string }[];
}

const root = new URL('../../..', import.meta.url).pathname;
const data = mkdtempSync(join(tmpdir(), 'hilltop-rush-'));
let launcher: ChildProcess;
let output = '';

const parts = (): Parts => JSON.parse(readFileSync(join(data, 'run', 'parts.json'), 'utf8'));
const part = (name: string) => parts().parts.find((one) => one.name === name);

beforeAll(async () => {
  const environment = {
    PORT: String(await freePort()),
    MAIL_PORT: String(await freePort()),
    HILLTOP_DATA: data,
    BOOKINGS_REPLICAS: '3',
    AUDIT_EVERY_MINUTES: '0',
  };
  launcher = spawn(process.execPath, ['infra/local/start.ts'], { cwd: root, env: { ...process.env, ...environment } });
  launcher.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  launcher.stderr?.on('data', (chunk: Buffer) => (output += chunk));
  while (!output.includes('is open.')) {
    if (launcher.exitCode !== null) throw new Error(`the launcher ended:\n${output}`);
    await pause(100);
  }
}, 300_000);

afterAll(async () => {
  if (launcher.exitCode === null) {
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  }
  rmSync(data, { recursive: true, force: true });
}, 60_000);

/** A date that is open whenever this runs: the Saturday of the week after next. */
function saturday(): string {
  const date = new Date();
  date.setUTCDate(date.getUTCDate() + 14 + ((6 - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}

interface Answer {
  readonly status: number;
  readonly code?: string;
  readonly groupSize: number;
}

interface Mail {
  readonly subject: string;
  readonly headers: { readonly 'message-id': string };
}

/** Books as a browser would: an answer that did not come, or came as 5xx, is asked for again with the same payment. */
async function buy(number: number, tourDate: string): Promise<Answer> {
  const groupSize = (number % 4) + 1;
  const payload = {
    firstName: 'Guest',
    lastName: `Number ${number}`,
    email: `guest-${number}@example.test`,
    phone: '817-555-0100',
    groupSize,
    tourType: 'standard',
    tourDate,
    tourTime: '10:00 AM',
    totalAmount: `${groupSize * 25}.00`,
    paymentStatus: 'paid',
    paymentIntentId: `pi_rush_${number}`,
    liabilityWaiverAccepted: true,
  };
  for (let attempt = 0; attempt < 400; attempt += 1) {
    try {
      const response = await fetch(`${parts().site}/api/tour-bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': payload.paymentIntentId },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(10_000),
      });
      const body = (await response.json()) as { confirmationCode?: string };
      if (response.status < 500) {
        return { status: response.status, groupSize, ...(body.confirmationCode && { code: body.confirmationCode }) };
      }
    } catch {
      // Not answered: asked again below.
    }
    await pause(150);
  }
  throw new Error(`buyer ${number} was never answered`);
}

/** Ends parts one after the other as a crash would; the launcher brings them back. */
async function outages(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await pause(400);
    const pid = part(name)?.pid;
    if (pid === undefined) throw new Error(`there is no part ${name}`);
    process.kill(pid, 'SIGKILL');
  }
}

const outagesOfTheRush = ['bookings-1', 'nats', 'postgres', 'bookings-2', 'bookings-3', 'notifications'];

it('sells exactly the seats with three replicas of bookings, and mails each ticket once, while parts are killed', async () => {
  const tourDate = saturday();
  const queue = Array.from({ length: 150 }, (_, number) => number);
  const answers: Answer[] = [];
  const buyer = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      answers.push(await buy(number, tourDate));
      await pause(40);
    }
  };
  await Promise.all([...Array.from({ length: 12 }, buyer), outages(outagesOfTheRush)]);

  const sold = answers.filter(({ status }) => status === 201 || status === 200);
  expect(sold.reduce((sum, { groupSize }) => sum + groupSize, 0)).toBe(25);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(150 - sold.length);
  const codes = sold.map(({ code }) => code ?? '').sort();
  expect(new Set(codes).size).toBe(codes.length);

  const client = new pg.Client({ connectionString: part('postgres')?.url.replace(/\/postgres$/, '/hilltop_bookings') });
  await client.connect();
  const { rows: slots } = await client.query('SELECT taken, capacity FROM slots');
  const { rows: bookings } = await client.query('SELECT confirmation_code AS code FROM bookings ORDER BY 1');
  await client.end();
  expect(slots).toEqual([{ taken: 25, capacity: 25 }]);
  expect(bookings.map(({ code }) => code)).toEqual(codes);

  // A mail whose sender is killed before it heard that the server has it goes out again, with the same Message-ID: mail
  // programs show one.
  const mailed = async () => {
    const mails = (await (await fetch(`${parts().inbox}/api/email`)).json()) as Mail[];
    const byId = new Map(mails.map(({ headers, subject }) => [headers['message-id'], /HT-[^:]+/.exec(subject)?.[0]]));
    return [...byId.values()].sort();
  };
  const until = Date.now() + 120_000;
  while ((await mailed()).length < codes.length && Date.now() < until) await pause(250);
  await pause(2_000);
  expect(await mailed()).toEqual(codes);
}, 240_000);
