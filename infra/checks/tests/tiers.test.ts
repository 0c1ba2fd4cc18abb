import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const integration = globSync('{services/*,services/shared/*,gateway}/test/*.int.test.ts', { cwd: root });
const gate = integration.filter((path) => !path.endsWith('.deep.int.test.ts'));
const browser = globSync('web/{e2e,house/*/e2e}/**/*.e2e.ts', { cwd: root });

/** A browser file's tests with a tag: from each title to the next test. */
function testsTagged(tag: RegExp, path: string): readonly string[] {
  const tests = read(path)
    .split(/^ *test\(/m)
    .slice(1);
  return tests.filter((text) => tag.test(text.slice(0, 400)));
}

/** Of the hill's gate, and of that of every other house. */
const gateTag = /tag: (?:'@gate'|\['@gate', )/;
const everyHouseTag = /tag: .*'@every-house'/;

/** Journeys are written once for all networks; those of the gate say so. */
const journeys = globSync('web/e2e/conditions/support/*-journeys.ts', { cwd: root });
const gateJourneys = journeys.flatMap((path) => read(path).match(/isInGate: true/g) ?? []);
const tagged = (tag: RegExp) => browser.flatMap((path) => testsTagged(tag, path).map((text) => ({ path, text })));
const browserGate = tagged(gateTag);
const everyHouse = tagged(everyHouseTag);

/** What can fail on a slow machine: sleeps, measured time, chance, limits below a minute. */
const unsteady = [
  [/(?<!\.)\bsetTimeout\(|\bpause\(|\bwaitForTimeout\(/, 'sleeps'],
  [/\bperformance\.now\b|\bDate\.now\(\) -/, 'measures time'],
  [/\brandomInt\b|Math\.random/, 'leaves something to chance'],
  [/networkidle/, 'waits for a quiet network'],
  [/^\s*\}, (?:[1-5]?\d_\d{3}|\d{1,4})\);$|timeout: (?:[1-5]?\d_\d{3}|\d{1,4})\b/m, 'has a limit below a minute'],
] as const;

function faultsOf(text: string): readonly string[] {
  return unsteady.filter(([pattern]) => pattern.test(text)).map(([, fault]) => fault);
}

describe('the tests of the gate', () => {
  it.each(gate)('%s cannot fail by a slow machine', (path) => {
    expect(faultsOf(read(path))).toEqual([]);
  });

  it('cannot in the browser either', () => {
    const faults = [...browserGate, ...everyHouse].map(({ path, text }) => ({ path, faults: faultsOf(text) }));
    expect(faults.filter((each) => each.faults.length > 0)).toEqual([]);
  });

  it('are a few in the browser, from each folder of what people do', () => {
    const others = browserGate.filter(({ path }) => !path.startsWith('web/e2e/conditions/'));
    expect(gateJourneys.length).toBeGreaterThanOrEqual(2);
    expect(others.length + gateJourneys.length).toBeGreaterThanOrEqual(17);
    expect(others.length + gateJourneys.length).toBeLessThanOrEqual(26);
    const folders = new Set(browserGate.map(({ path }) => path.split('/')[2]));
    expect([...folders].sort()).toEqual(['conditions', 'door', 'shop', 'site', 'staff']);
  });

  it('are one of each program on every other house', () => {
    expect(everyHouse.map(({ path }) => path.split('/')[2]).sort()).toEqual(['door', 'shop', 'site', 'staff']);
  });

  it.each([
    ['await pause(100);', 'sleeps'],
    ['setTimeout(done, 5);', 'sleeps'],
    ['const at = performance.now();', 'measures time'],
    ['}, 30_000);', 'has a limit below a minute'],
    ['await expect(x).toPass({ timeout: 5000 });', 'has a limit below a minute'],
  ])('are read for what would make them fail: %s', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault]);
    expect(faultsOf('}, 600_000);\nawait expect(x).toPass({ timeout: 60_000 });')).toEqual([]);
  });
});
