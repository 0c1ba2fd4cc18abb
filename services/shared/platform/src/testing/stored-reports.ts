import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Report } from '@hilltop/contracts/reports/report';
import { expect } from '@jest/globals';
import { csvOf, jsonOf, type ReportPage, shownDays } from '../reports/report-file.js';
import type { Days } from '../values/report-days.js';

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/**
 * The files of a report are those stored in `folder`, byte for byte; in a stored JSON blanks do not count. `STORE=1` writes those
 * that are not there yet, to be read before they are committed.
 */
export async function expectStored(
  folder: URL,
  report: Report,
  days: Days,
  pages: () => AsyncIterable<ReportPage>,
): Promise<void> {
  const { name, columns } = report;
  const json = await whole(jsonOf(shownDays(report, days), columns, pages()));
  const csv = await whole(csvOf(columns, pages()));
  const [csvFile, jsonFile] = [new URL(`${name}.csv`, folder), new URL(`${name}.json`, folder)];
  if (process.env.STORE && !existsSync(csvFile)) {
    writeFileSync(csvFile, csv);
    writeFileSync(jsonFile, `${JSON.stringify(JSON.parse(json), undefined, 2)}\n`);
  }
  expect(csv).toBe(readFileSync(csvFile, 'utf8'));
  expect(json).toBe(JSON.stringify(JSON.parse(readFileSync(jsonFile, 'utf8'))));
}
