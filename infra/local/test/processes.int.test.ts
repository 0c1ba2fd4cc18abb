import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { RunFile, readRun } from '../launch/run-file.ts';
import { startChild } from '../processes/child.ts';
import { processIdentity } from '../processes/process-identity.ts';
import { RestartingProcess } from '../processes/restarting-process.ts';

const node = process.execPath;
const sleeper = 'console.log("ready"); setInterval(() => {}, 1000);';
const stubborn = `process.on("SIGTERM", () => {}); ${sleeper}`;

function start(script: string, stopWithinMs = 5000) {
  return startChild({
    name: 'sleeper',
    command: node,
    args: ['-e', script],
    cwd: tmpdir(),
    env: process.env,
    stopWithinMs,
  });
}

const isReady = (line: string) => (line === 'ready' ? true : undefined);
const isGone = (pid: number) => processIdentity(pid) === undefined;

async function until(condition: () => boolean): Promise<void> {
  for (let waited = 0; !condition() && waited < 10_000; waited += 50) {
    await delay(50);
  }
  expect(condition()).toBe(true);
}

describe('a child', () => {
  it('ends when it is asked', async () => {
    const child = await start(sleeper);
    await child.firstLine(isReady, 60_000);
    await child.stop();
    expect(isGone(child.pid)).toBe(true);
  });

  it('is killed when it does not listen', async () => {
    const child = await start(stubborn, 200);
    await child.firstLine(isReady, 60_000);
    await child.stop();
    expect(await child.exited).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('tells its last words when it ends before it is ready', async () => {
    const child = await start('console.error("Error: no such table"); console.log("bye"); process.exit(3)');
    await expect(child.firstLine(isReady, 60_000)).rejects.toThrow(
      'sleeper ended with status 3 before it was ready: Error: no such table',
    );
  });

  it('is said to be missing when there is no such program', async () => {
    const missing = { name: 'nobody', command: '/no/such/program', args: [], cwd: '/', env: process.env };
    await expect(startChild(missing).then((child) => child.firstLine(isReady, 5000))).rejects.toThrow('nobody');
  });

  it('goes with a parent that is killed', async () => {
    const module = join(import.meta.dirname, '../processes/child.ts');
    const script = `
      const { startChild } = await import(${JSON.stringify(module)});
      const child = await startChild({ name: 's', command: process.execPath, args: ['-e', ${JSON.stringify(sleeper)}], cwd: '/', env: process.env });
      await child.firstLine((line) => line === 'ready' || undefined, 10000);
      console.log(child.pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(node, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)));
    expect(isGone(pid)).toBe(false);
    parent.kill('SIGKILL');
    await until(() => isGone(pid));
  });
});

describe('a part that is kept alive', () => {
  it('is started again when it dies, and not when it is stopped', async () => {
    const said: string[] = [];
    const pids: number[] = [];
    const part = new RestartingProcess({
      name: 'sleeper',
      start: async () => {
        const child = await start(sleeper);
        await child.firstLine(isReady, 60_000);
        return child;
      },
      say: (line) => said.push(line),
      onStarted: ({ pid }) => pids.push(pid),
    });
    const first = await part.start();
    process.kill(first.pid, 'SIGKILL');
    await until(() => said.includes('is back'));
    expect(said).toEqual(['was killed (SIGKILL); starting it again in 0.25 s', 'is back']);
    expect(new Set(pids).size).toBe(2);
    await part.stop();
    await delay(400);
    expect(pids).toHaveLength(2);
    expect(isGone(pids[1] ?? 0)).toBe(true);
  });
});

describe('the file of what runs', () => {
  const data = () => mkdtempSync(join(tmpdir(), 'hilltop-run-'));

  it('refuses a second launcher while the first one lives', async () => {
    const folder = data();
    const first = new RunFile(folder, 'http://localhost:8080');
    await first.take();
    const second = new RunFile(folder, 'http://localhost:8081');
    await expect(second.take()).rejects.toThrow(`Hilltop runs already (process ${process.pid}, http://localhost:8080)`);
    second.release();
    expect(readRun(folder)?.site).toBe('http://localhost:8080');
    first.release();
    expect(readRun(folder)).toBeUndefined();
  });

  it('ends what a killed launcher left, and nobody who has got its process id since', async () => {
    const folder = data();
    const left = spawn(node, ['-e', sleeper]);
    const other = spawn(node, ['-e', sleeper]);
    const pidOf = ({ pid = 0 }: { pid?: number | undefined }) => pid;
    await until(() => processIdentity(pidOf(left)) !== undefined && processIdentity(pidOf(other)) !== undefined);
    mkdirSync(join(folder, 'run'));
    const parts = [
      { name: 'bookings', pid: pidOf(left), identity: processIdentity(pidOf(left)) },
      { name: 'gateway', pid: pidOf(other), identity: 'an earlier process' },
    ];
    const launcher = { pid: pidOf(other), identity: 'an earlier process' };
    writeFileSync(join(folder, 'run/parts.json'), JSON.stringify({ launcher, site: '', parts }));
    const file = new RunFile(folder, 'http://localhost:8080');
    expect(await file.take()).toEqual(['bookings']);
    expect([isGone(pidOf(left)), isGone(pidOf(other))]).toEqual([true, false]);
    other.kill('SIGKILL');
    file.release();
  });
});
