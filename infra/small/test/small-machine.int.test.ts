import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { dayAhead, postBooking, tourBooking } from '../../local/test/support/tour-booking.ts';
import { openDatabases } from '../../reconciliation/src/open-databases.ts';
import { readSums } from '../../upgrade/stored-sums.ts';
import { DebianMachine, whyNoMachine } from './debian-machine.ts';

const reason = whyNoMachine();
if (reason) process.stdout.write(`  skipped: ${reason}\n`);

(reason ? describe.skip : describe)('a small machine in a folder, on PostgreSQL and NATS of Debian', () => {
  const machine = new DebianMachine();
  const backups = join(machine.folder, 'var/backups/hilltop');

  beforeAll(async () => {
    const installed = await machine.install();
    expect([installed.code, installed.text.match(/^!.*/gm)]).toEqual([0, null]);
    expect(await machine.hilltop(['seed'])).toMatchObject({ code: 0 });
  }, 1_200_000);
  afterAll(() => machine.remove());

  async function book(name: string): Promise<number> {
    const booking = tourBooking({ name, guests: 2, tourDate: dayAhead(3, 6), tourTime: '10:00 AM' });
    return (await postBooking(machine.site, booking)).status;
  }

  /** Once the books have the two lines of each booking. */
  async function sums(): Promise<Record<string, number>> {
    const given = machine.given('reconciliation');
    const databases = openDatabases((owner) => given[`${owner.toUpperCase()}_DATABASE_URL`] ?? '');
    try {
      for (const until = Date.now() + 120_000; ; await pause(500)) {
        const all = Object.fromEntries(await readSums(databases, 'cart_lines'));
        if (all['lines of the books: lines'] === 2 * Number(all['bookings: confirmed'])) return all;
        if (Date.now() > until) throw new Error(`the books lack lines: ${JSON.stringify(all)}`);
      }
    } finally {
      await databases.close();
    }
  }

  it('says that all is well once there is a back-up', async () => {
    expect(await book('first')).toBe(201);
    expect(await machine.hilltop(['backup'])).toMatchObject({ code: 0 });
    const status = await machine.hilltop(['status']);
    expect(status.text).toMatch(/^ {2}up {7}for .*\n {2}version {2}.*\n {2}back-up {2}.* ago, .* MB\n/);
    expect(status.code).toBe(0);
  });

  it('mails the owner once a day that the back-up failed', async () => {
    writeFileSync(join(backups, 'failed'), 'no space left on device\n');
    expect((await machine.hilltop(['status'])).code).toBe(1);
    const told = 'mailed to owner@example.test: back-up: the last one failed: no space left on device\n';
    expect([await machine.hilltop(['watch']), await machine.hilltop(['watch'])]).toEqual([
      { code: 0, text: told },
      { code: 0, text: '' },
    ]);
    const mails = (await (await fetch(`${machine.inbox}/api/email`)).json()) as { subject: string }[];
    expect(mails.filter(({ subject }) => subject === 'localhost: back-up')).toHaveLength(1);
    rmSync(join(backups, 'failed'));
  });

  it('starts a NATS again that answers nothing', async () => {
    const before = machine.pidOf('hilltop-nats') ?? 0;
    await machine.checkNats();
    expect(machine.pidOf('hilltop-nats')).toBe(before);
    process.kill(before, 'SIGSTOP');
    await machine.checkNats();
    expect(machine.pidOf('hilltop-nats')).toBeUndefined();
    // As systemd does.
    await machine.run('systemctl', ['start', 'hilltop-nats']);
    const after = machine.pidOf('hilltop-nats');
    await machine.checkNats();
    expect([machine.pidOf('hilltop-nats'), typeof after]).toEqual([after, 'number']);
  }, 120_000);

  it('is put back to the back-up with the same sums, and changes nothing with a wrong passphrase or without a yes', async () => {
    expect(await machine.hilltop(['backup'])).toMatchObject({ code: 0 });
    const before = await sums();
    expect(await book('afterwards')).toBe(201);
    const after = await sums();
    expect(after).not.toEqual(before);
    const newest =
      /\S+\.tar\.gpg/.exec((await machine.run('sh', ['-c', `ls ${backups}/*.gpg | tail -1`])).text)?.[0] ?? '';
    expect((await machine.hilltop(['restore', newest], '\nno\n')).code).toBe(1);
    expect((await machine.hilltop(['restore', newest], 'wrong\nyes\n')).text).toContain('has another passphrase');
    expect(await sums()).toEqual(after);

    expect(await machine.hilltop(['restore', newest], '\nyes\n')).toMatchObject({ code: 0 });
    expect(await sums()).toEqual(before);
    expect(await book('again')).toBe(201);
  }, 600_000);

  it('goes back to the release before when the next one does not serve, and stays at one that does', async () => {
    const before = await sums();
    const broken = machine.repack('hilltop-9.0.0', 'infra/one-process/main.ts', (text) =>
      text.replace(
        "if (first === 'serve')",
        "if (first === 'serve') throw new Error('broken'); if (first === 'serve')",
      ),
    );
    // What waits for a release is not waited for here.
    const refused = await machine.hilltop(['upgrade', broken]);
    expect(refused.text).toContain('runs again, and nothing is lost');
    expect(refused.code).toBe(1);
    expect(await sums()).toEqual(before);
    expect(await book('gone-back')).toBe(201);

    const next = machine.repack('hilltop-9.0.1', 'package.json', (text) =>
      text.replace(/"version": ".*?"/, '"version": "9.0.1"'),
    );
    expect(await machine.hilltop(['upgrade', next])).toMatchObject({ code: 0 });
    expect((await machine.hilltop(['status'])).text).toContain('version  9.0.1');
    expect(existsSync(join(machine.folder, 'opt/hilltop/releases/hilltop-9.0.0'))).toBe(false);
    expect(await book('upgraded')).toBe(201);
  }, 1_200_000);
});
