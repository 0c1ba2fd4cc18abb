import { saveFile } from '../../lib/save-file.js';

export interface Rows {
  readonly done: number;
  readonly total: number;
}

const LINE_END = 10;
const NO_ANSWER = 'The server did not answer. Nothing is lost.';

/** The sentence in a refusal of `/api`. */
async function sentenceOf(response: Response): Promise<string> {
  const problem = (await response.json().catch(() => ({}))) as { detail?: string; title?: string };
  return problem.detail ?? problem.title ?? NO_ANSWER;
}

function lineEnds(chunk: Uint8Array): number {
  return chunk.reduce((count, byte) => (byte === LINE_END ? count + 1 : count), 0);
}

/**
 * Downloads a report, and has the browser save it once it is complete. @param onRows is called at each chunk
 * @throws Error whose message is a sentence for people; AbortError after `signal`
 */
export async function downloadReport(path: string, signal: AbortSignal, onRows: (rows: Rows) => void): Promise<void> {
  const response = await fetch(path, { credentials: 'same-origin', signal }).catch((failure: unknown) => {
    throw signal.aborted ? failure : new Error(NO_ANSWER);
  });
  if (!response.ok || !response.body) throw new Error(await sentenceOf(response));
  const total = Number(response.headers.get('total-rows'));
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'hilltop.csv';
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  // Not counted: the first line has the headings.
  let done = -1;
  for (;;) {
    const { value } = await reader.read().catch((failure: unknown) => {
      throw signal.aborted ? failure : new Error('The download was interrupted. Nothing was saved.');
    });
    if (!value) break;
    chunks.push(value);
    done += lineEnds(value);
    onRows({ done: Math.max(0, Math.min(done, total)), total });
  }
  saveFile(name, new Blob(chunks, { type: 'text/csv' }));
}
