import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const configuration = join(root, '.dependency-cruiser.mjs');
const ruleNames = [...readFileSync(configuration, 'utf8').matchAll(/^ {6}name: '([^']+)'/gm)].map(
  ([, name = '']) => name,
);

/** Fixture files that keep every rule: what the others import, and neighbors that do the same thing correctly. */
const innocent = [
  'services/bookings/src/slot.ts',
  'services/shared/contracts/src/knows-zod.ts',
  'services/shared/house/src/knows-contracts.ts',
  'services/shared/platform/src/knows-contracts.ts',
  'services/shared/platform/src/testing/harness.ts',
  'web/site/reads-colors.ts',
  'web/site/routes.ts',
  'web/staff/knows-a-report.ts',
  'web/kit/design/uses-styled-system.ts',
  'web/shop/tours/page.ts',
];

type Violation = { from: string; to: string; rule: { name: string } };

async function cruiseFixture(): Promise<Violation[]> {
  const words = ['--config', configuration, '--output-type', 'json', 'services', 'gateway', 'web', 'infra'];
  const cruiser = join(root, 'node_modules/.bin/depcruise');
  const { stdout } = await promisify(execFile)(process.execPath, [cruiser, ...words], {
    cwd: join(import.meta.dirname, 'fixture'),
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout).summary.violations;
}

describe('the rules of who may import whom', () => {
  let violations: Violation[] = [];
  beforeAll(async () => {
    violations = await cruiseFixture();
  });

  it('are all found in the configuration', () => {
    expect(ruleNames.length).toBeGreaterThan(10);
  });

  it.each(ruleNames)('%s turns red on the file that breaks it', (name) => {
    expect(violations.filter(({ rule }) => rule.name === name)).not.toEqual([]);
  });

  it.each(innocent)('%s breaks none', (file) => {
    expect(violations.filter(({ from }) => from === file)).toEqual([]);
  });
});
