import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { downloadReport, type Rows } from './export-section.js';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

const saved: string[] = [];

/** Answers with these chunks; an error among them ends the answer early. */
function answer(chunks: readonly (string | Error)[], more: object = {}): void {
  const left = [...chunks];
  const headers: Readonly<Record<string, string>> = {
    'total-rows': '3',
    'content-disposition': 'attachment; filename="hilltop-lines.csv"',
  };
  const read = async () => {
    const next = left.shift();
    if (next instanceof Error) throw next;
    return next === undefined ? { done: true } : { done: false, value: bytes(next) };
  };
  const response = {
    ok: true,
    headers: { get: (name: string) => headers[name] ?? null },
    body: { getReader: () => ({ read }) },
    ...more,
  };
  globalThis.fetch = jest.fn(async () => response) as unknown as typeof fetch;
  URL.createObjectURL = () => 'blob:report';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
}

const { fetch: usualFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = usualFetch;
  saved.length = 0;
  jest.restoreAllMocks();
});

describe('a download', () => {
  it('tells how many rows are here, and is saved by the name that the server gives', async () => {
    answer(['id\r\n1\r\n', '2\r\n', '3\r\n']);
    const seen: Rows[] = [];
    await downloadReport('/api/reports/lines', new AbortController().signal, (rows) => seen.push(rows));
    expect(seen).toEqual([1, 2, 3].map((done) => ({ done, total: 3 })));
    expect(saved).toEqual(['hilltop-lines.csv']);
  });

  it('that breaks off is not saved', async () => {
    answer(['id\r\n1\r\n', new TypeError('network error')]);
    const download = downloadReport('/api/reports/lines', new AbortController().signal, () => undefined);
    await expect(download).rejects.toThrow('The download was interrupted');
    expect(saved).toEqual([]);
  });

  it('that is refused says why', async () => {
    answer([], {
      ok: false,
      json: async () => ({ title: 'A report covers 1 to 400 days.', detail: 'At most 400 days.' }),
    });
    const download = downloadReport('/api/reports/lines', new AbortController().signal, () => undefined);
    await expect(download).rejects.toThrow('At most 400 days.');
  });
});
