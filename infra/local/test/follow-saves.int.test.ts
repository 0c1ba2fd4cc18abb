import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { compilePackages } from '../build/compile-packages.ts';
import { rebuild } from '../dev/rebuild.ts';
import { watchedFolders } from '../dev/rebuild-plan.ts';
import { watchSources } from '../dev/watch-sources.ts';
import { startNodePart } from '../launch/node-part.ts';
import { Progress } from '../launch/progress.ts';
import { RunFile } from '../launch/run-file.ts';
import { Secrets } from '../launch/secrets.ts';
import { readSettings } from '../launch/settings.ts';
import { Supervisor } from '../launch/supervisor.ts';
import { freePort } from '../ports/free-port.ts';

/** A checkout with one small service. */
const root = mkdtempSync(join(tmpdir(), 'hilltop-saves-'));
const service = join(root, 'services/bookings');
const shown: string[] = [];
const supervisor = new Supervisor();
let port: number;
let unwatch: () => Promise<void>;

function save(text: string): void {
  writeFileSync(join(service, 'src/answer.ts'), `export const answer: string = ${text};\n`);
}

async function answer(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}`).catch(() => undefined);
  return (await response?.text()) ?? '';
}

async function until(text: string): Promise<void> {
  while ((await answer()) !== text) await delay(50);
}

/** The limit of the test ends the wait. */
async function linesShown(count: number): Promise<void> {
  while (shown.length < count) await delay(50);
}

beforeAll(async () => {
  for (const folder of ['services/bookings/src', ...watchedFolders, 'services/shared']) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  copyFileSync(join(import.meta.dirname, '../../../.swcrc'), join(root, '.swcrc'));
  writeFileSync(join(service, 'package.json'), '{ "type": "module", "dependencies": {} }');
  writeFileSync(
    join(service, 'src/main.ts'),
    `import { createServer } from 'node:http';
     import { answer } from './answer.ts';
     const server = createServer((_request, response) => response.end(answer));
     server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('{"msg":"ready"}'));`,
  );
  save("'first'");
  await compilePackages(root);

  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  port = await freePort();
  const progress = new Progress(['bookings']);
  jest.spyOn(progress, 'line').mockImplementation((part, text) => void shown.push(`${part}: ${text}`));
  const data = join(root, '.hilltop');
  const context = {
    settings: { ...readSettings({ HILLTOP_DATA: data }), root },
    secrets: new Secrets(data),
    progress,
    runFile: new RunFile(data, 'http://localhost'),
    supervisor,
    development: { showLine: () => undefined, migrations: new Map() },
  };
  const variables = { PATH: process.env.PATH ?? '' };
  await startNodePart(context, 'services', { name: 'bookings', directory: 'services/bookings', port, variables });
  unwatch = await watchSources(root, (paths) => rebuild(context, paths));
});

afterAll(async () => {
  await unwatch();
  await supervisor.stop();
  rmSync(root, { recursive: true, force: true });
});

it('restarts a service when one of its sources is saved, more than once', async () => {
  expect(await answer()).toBe('first');
  save("'second'");
  await until('second');
  // Long enough for the standby process that the next restart uses.
  await delay(4000);
  save("'third'");
  await until('third');
  expect(shown.filter((line) => line.startsWith('bookings: restarted'))).toHaveLength(2);
});

it('shows an error of syntax and leaves the running service alone, until a save that compiles', async () => {
  shown.length = 0;
  save("'half");
  await linesShown(1);
  expect(shown).toEqual([expect.stringMatching(/^build: .*Unterminated string constant/s)]);
  expect(await answer()).toBe('third');
  save("'fourth'");
  await until('fourth');
});

it('waits for the next save when a service cannot start, instead of trying again and again', async () => {
  shown.length = 0;
  save("(() => { throw new Error('no such table'); })()");
  await linesShown(2);
  await delay(1500);
  expect(shown).toHaveLength(2);
  expect(shown[1]).toMatch(/^bookings: .*no such table/);
  save("'fifth'");
  await until('fifth');
});
