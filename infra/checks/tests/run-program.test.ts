import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { until } from '../../local/test/support/until.ts';
import { readResults } from './results.ts';
import { runProgram } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'hilltop-run-'));
const progress = join(folder, 'results.jsonl');
const line = JSON.stringify({ file: 'a.test.ts', title: 'adds', status: 'passed' });
const run = (script: string, stallsAfterMs = 600_000) =>
  runProgram(process.execPath, ['-e', script], { cwd: folder, progress, stallsAfterMs });
/** According to Linux. A zombie is not alive. */
const isAlive = (pid: number) => {
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && !readFileSync(stat, 'utf8').includes(') Z ');
};

afterEach(() => rmSync(progress, { force: true }));

describe('a program of a lane', () => {
  it('ends with its own status, however long it takes, while it gets on', async () => {
    const script = `const fs = require('node:fs'); let left = 20;
      setInterval(() => { fs.appendFileSync('results.jsonl', ${JSON.stringify(`${line}\n`)}); if (--left === 0) process.exit(3); }, 50);`;
    expect(await run(script)).toBe(3);
    expect(readResults(progress)).toHaveLength(20);
  });

  it('is killed with all that it started when it hangs, and keeps its results', async () => {
    const script = `const fs = require('node:fs');
      const { pid } = require('node:child_process').spawn('sleep', ['600'], { stdio: 'ignore' });
      fs.writeFileSync('pid', String(pid));
      fs.appendFileSync('results.jsonl', ${JSON.stringify(`${line}\n{"file":"b`)});
      setInterval(() => {}, 1000);`;
    expect(await run(script, 5_000)).toBe(1);
    expect(readResults(progress)).toEqual([{ file: 'a.test.ts', title: 'adds', status: 'passed' }]);
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    await until('the child of the program is gone', () => !isAlive(pid));
  });
});
