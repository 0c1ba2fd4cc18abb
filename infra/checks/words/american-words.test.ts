import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { britishTexts } from './american-words.ts';

const root = join(import.meta.dirname, '../../..');

it.each([
  ["const a = 'Your visit is cancelled';", ['Your visit is cancelled']],
  ['const a = `it is cancelled, ` + b;', ['it is cancelled,']],
  ['const a = <p>It was cancelled.</p>;', ['It was cancelled.']],
  ["const a = { cancelled: 'Cancelled' };", ['Cancelled']],
])('finds it in %s', (source, texts) => {
  expect(britishTexts('a.tsx', source)).toEqual(texts);
});

it.each([
  "const a = b.status === 'cancelled';",
  "const a = `SELECT 1 FROM bookings WHERE status <> 'cancelled' AND cancelled`;",
  "const a = 'bookings/booking-cancelled';",
  "const a = 'Your cancellation';",
])('leaves names alone: %s', (source) => {
  expect(britishTexts('a.tsx', source)).toEqual([]);
});

it('is in no text of the site, the mails and the answers', () => {
  const listed = execFileSync('git', ['ls-files', 'web', 'services', 'gateway/src'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed
    .split('\n')
    .filter(
      (file) =>
        /(\/src|^web\/(kit|house|shop|staff|door|site))\/.*(?<!\.test)\.tsx?$/.test(file) &&
        !file.includes('/generated/'),
    );
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    britishTexts(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
