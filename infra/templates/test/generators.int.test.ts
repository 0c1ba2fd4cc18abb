import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { fileFaults } from '../../checks/tests/file-rules.ts';

const root = resolve(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'hilltop-templates-'));
const maxBuffer = 16 * 1024 * 1024;
/** Some packages are installed in these workspaces alone. */
const nested = ['gateway', 'services/media', 'services/staff'];

/** What a program prints. Rejects with all of it when it fails. */
async function run(...args: string[]): Promise<string> {
  const output = await promisify(execFile)(process.execPath, args, { cwd: copy, maxBuffer }).catch(
    ({ stdout, stderr }) => Promise.reject(new Error(`${stdout}${stderr}`)),
  );
  return output.stdout;
}

/** A checkout with this one's packages and its own workspaces. */
async function copyCheckout(): Promise<void> {
  const list = [
    'ls-files',
    '-co',
    '--exclude-standard',
    '-z',
    ':!infra/pictures',
    ':!web/kit',
    ':!web/house',
    ':!web/shop',
    ':!web/staff',
    ':!web/door',
    ':!web/site',
    ':!web/public',
  ];
  const { stdout } = await promisify(execFile)('git', list, { cwd: root, maxBuffer });
  for (const path of [...stdout.split('\0').filter((one) => one !== ''), 'web/staff/record/action-words.ts']) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((one) => one !== '@hilltop')) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  const options = { recursive: true, verbatimSymlinks: true };
  cpSync(join(root, 'node_modules/@hilltop'), join(copy, 'node_modules/@hilltop'), options);
  for (const folder of nested) {
    try {
      symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
    } catch {
      // Nothing is installed there.
    }
  }
}

/** Compilers, linters and tests of a whole checkout run here, on a machine that may be busy. */
const longMs = 900_000;

beforeAll(async () => {
  await copyCheckout();
  await run('infra/templates/service.ts', 'reviews');
  await run('infra/templates/use-case.ts', 'reviews', 'hide-review');
  await run('infra/templates/use-case.ts', 'bookings', 'print-badges', 'tours');
  const entity = join(copy, 'services/reviews/src/reviews/review.entity.ts');
  const column = "  @Column('integer', { nullable: true })\n  stars!: number | null;\n}\n";
  writeFileSync(entity, readFileSync(entity, 'utf8').replace(/\}\n$/, `\n${column}`));
  await run('infra/local/commands/write-migration.ts', 'reviews', 'add-stars');
  await run('gateway/codegen.ts');
}, longMs);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it(
  'write what the compiler takes',
  async () => {
    for (const project of ['tsconfig.json', 'infra']) {
      await run('node_modules/typescript-native/bin/tsc', '--noEmit', '--incremental', 'false', '-p', project);
    }
  },
  longMs,
);

it(
  'write what the formatter and the linter take',
  async () => {
    await promisify(execFile)('node_modules/.bin/biome', ['check', '--error-on-warnings', '.'], {
      cwd: copy,
      maxBuffer,
    });
  },
  longMs,
);

it('write a fresh supergraph, and files with names and texts that are allowed', async () => {
  await run('gateway/src/supergraph/compose.ts', '--check');
  const written = readdirSync(join(copy, 'services/reviews'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
  expect(written.flatMap((path) => fileFaults(path, readFileSync(join(copy, path), 'utf8')))).toEqual([]);
});

it(
  'write what passes the checks of lists, manifests and the graph, and tests that pass',
  async () => {
    const jest = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ];
    const tests = [
      'infra/local/parts.test.ts',
      ...['compose', 'flows', 'overlays', 'upgrade'].map((name) => `infra/checks/manifests/${name}.test.ts`),
      'infra/k8s/write-secrets.test.ts',
      'infra/compose/new-secrets.test.ts',
      'gateway/src/cache/public-fields.test.ts',
      'services/shared/platform/src/testing/operation-roles.test.ts',
      ...['find-review', 'hide-review', 'migrations', 'objects'].map(
        (name) => `services/reviews/test/${name}.int.test.ts`,
      ),
      'services/bookings/test/print-badges.int.test.ts',
    ];
    await run(...jest, '--selectProjects', 'unit', 'int', '--runTestsByPath', ...tests);
  },
  longMs,
);

it('refuse a name that is taken or none, and write nothing', async () => {
  await expect(run('infra/templates/service.ts', 'reviews')).rejects.toThrow('services/reviews is there already');
  await expect(run('infra/templates/service.ts', 'Reviews')).rejects.toThrow('is not a name in kebab case');
  await expect(run('infra/templates/use-case.ts', 'nobody', 'print-badges')).rejects.toThrow('There is no folder');
});
