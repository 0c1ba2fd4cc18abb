import { expect, it } from '@jest/globals';
import { type UploadsFacts, uploadsPage } from './uploads-page.ts';

const round = (perSecond: number) => ({ perSecond, megabytesPerSecond: perSecond / 4, p50: 100, p99: 300 });
const facts: UploadsFacts = {
  machine: 'a machine',
  load: 1,
  bytes: 250_000,
  pictures: 60,
  atOnce: 8,
  ours: [round(10), round(30), round(20)],
  bare: [round(40), round(40), round(50)],
  wrong: 0,
  processor: [
    { media: 30, s3: 4 },
    { media: 20, s3: 6 },
    { media: 40, s3: 5 },
  ],
};

it('says the middle of the rounds, the range, the ratio and where the time goes', () => {
  const page = uploadsPage(facts);
  expect(page).toContain('| Hilltop | 20.0 | 10 to 30 | 5.0 | 100 | 300 |');
  expect(page).toContain('| bare | 40.0 | 40 to 50 |');
  expect(page).toContain('Hilltop to bare: 0.50 ×.');
  expect(page).toContain('0 wrong or missing of 180');
  expect(page).toMatch(/\| media \| 30\.0 \|\n\| s3 \| 5\.0 \|\n\| \*\*all\*\* \| \*\*35\.0\*\* \|/);
});
