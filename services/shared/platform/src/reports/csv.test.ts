import { cents } from '@hilltop/contracts/reports/report';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cellOf, csvRecord, harmless } from './report-file.js';

/** Reads one record of RFC 4180 by the letter of its grammar. */
function parsed(record: string): string[] {
  const cells: string[] = [];
  let rest = record.slice(0, -2);
  for (;;) {
    const found = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|$)/.exec(rest);
    if (!found) throw new Error(`Not RFC 4180: ${rest}`);
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    rest = rest.slice(found[0].length);
    if (found[3] === '') return cells;
  }
}

describe('a record', () => {
  it('is read back as what was written, whatever the cells hold', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', ' ') }), { minLength: 1 }),
        (cells) => {
          expect(parsed(csvRecord(cells))).toEqual(cells);
        },
      ),
    );
  });

  it('ends with CRLF and quotes only what must be quoted', () => {
    expect(csvRecord(['2026-06-01', '-25.00', 'a "b", c'])).toBe('2026-06-01,-25.00,"a ""b"", c"\r\n');
  });
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1＋1', '＋1', '－1', '＠SUM(A1)'])(
  'the text %j does not run in a spreadsheet',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`);
  },
);

it.each(['', 'HT-1', "'=1", ' =1', '2026-06-01'])('the text %j stays as it is', (text) => {
  expect(harmless(text)).toBe(text);
});

it('a sum above $21,474,836.47 stands in a file to the cent', () => {
  expect(cellOf(cents('takenIn', '', ''), String(-Number.MAX_SAFE_INTEGER))).toBe('-90071992547409.91');
});
