import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Child, startChild } from '../processes/child.ts';
import { processIdentity } from '../processes/process-identity.ts';

const instanceModule = resolve(import.meta.dirname, '../launch/instance.ts');
/** Stands in for `make start`: says where its data are and who it is, and serves until it is asked to end. */
const launcher = `
  process.on('SIGTERM', () => process.exit(0));
  console.log('launched', process.pid, process.env.HILLTOP_DATA);
  if (process.env.GETS_READY) console.log('Ctrl-C ends everything');
  setInterval(() => {}, 1000);
`;

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'hilltop-interrupted-'));
  mkdirSync(join(checkout, 'infra/local/commands'), { recursive: true });
  writeFileSync(join(checkout, 'infra/local/commands/start.ts'), launcher);
});
afterEach(() => rmSync(checkout, { recursive: true }));

/** A bench: it uses a Hilltop of its own and would go on for long. */
async function startBench(environment: Record<string, string>): Promise<Child> {
  const program = `
    import { startInstance } from ${JSON.stringify(instanceModule)};
    await startInstance({ root: ${JSON.stringify(checkout)}, onLine: console.log });
    console.log('measuring');
    setInterval(() => {}, 1000);
  `;
  return await startChild({
    name: 'the bench',
    command: process.execPath,
    args: ['--input-type=module', '--eval', program],
    cwd: checkout,
    env: { ...process.env, ...environment },
    stopWithinMs: 60_000,
  });
}

it.each([
  ['while it measures', { GETS_READY: '1' }, 'measuring'],
  ['while its Hilltop starts', { GETS_READY: '' }, 'launched'],
])(
  'a program with a Hilltop of its own ends on SIGTERM, with its Hilltop and its data: %s',
  async (_, environment, line) => {
    const bench = await startBench(environment);
    const launched = bench.firstLine((text) => /^launched (\d+) (.+)$/.exec(text) ?? undefined, 60_000);
    const reached = bench.firstLine((text) => text.startsWith(line) || undefined, 60_000);
    const [, pid, data = ''] = await launched;
    await reached;
    expect(existsSync(data)).toBe(true);
    await bench.stop();
    // Nobody had to kill it.
    expect((await bench.exited).signal).toBeNull();
    expect([processIdentity(Number(pid)), existsSync(data)]).toEqual([undefined, false]);
  },
);
