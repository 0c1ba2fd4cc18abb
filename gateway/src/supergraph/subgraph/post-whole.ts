import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface Post {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Gives up when aborted. */
  readonly signal: AbortSignal;
}

/** An answer that was read to its end. */
export interface WholeAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/**
 * Posts and reads the answer to its end, without the streams that undici's `request` makes of every answer.
 *
 * @throws what undici says, or that it was given up
 */
export function postWhole(target: Dispatcher, { path, headers, body, signal }: Post): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let statusCode = 0;
    let answered: IncomingHttpHeaders = {};
    let controller: Dispatcher.DispatchController | undefined;
    const giveUp = (): void => {
      const reason = new Error('given up');
      controller?.abort(reason);
      reject(reason);
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    target.dispatch(
      { path, method: 'POST', headers, body },
      {
        onRequestStart(given) {
          controller = given;
          if (signal.aborted) giveUp();
        },
        onResponseStart(_controller, status, given) {
          statusCode = status;
          answered = given;
        },
        onResponseData(_controller, part) {
          parts.push(part);
        },
        onResponseEnd() {
          signal.removeEventListener('abort', giveUp);
          const [first] = parts;
          const bytes = parts.length === 1 && first ? first : Buffer.concat(parts);
          resolve({ statusCode, headers: answered, text: bytes.toString('utf8') });
        },
        onResponseError(_controller, error) {
          signal.removeEventListener('abort', giveUp);
          reject(error);
        },
      },
    );
  });
}
