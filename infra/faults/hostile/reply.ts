import { request as plain } from 'node:http';

/** As sent over the wire: nothing is corrected on the way. */
export type HostileRequest = {
  method: string;
  /** As written into the request line. */
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
};

export type Reply = { status: number; type: string; text: string };

const replyMs = 15_000;

/**
 * Rejects without an answer, unless the server ends the connection during the body. Of an event stream, which has no
 * end, the first part is the answer.
 */
export function send(site: string, { method, path, headers, body }: HostileRequest): Promise<Reply> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    // Set by hand: without it Node sends a DELETE's body so that it cannot be told from the next request.
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const all = { ...headers, ...length };
    const options = { hostname, port, method, path, headers: all, timeout: replyMs, agent: false } as const;
    const sent = plain(options, (response) => {
      const chunks: Buffer[] = [];
      const type = response.headers['content-type'] ?? '';
      const answer = () =>
        resolve({ status: response.statusCode ?? 0, type, text: Buffer.concat(chunks).toString('utf8') });
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (type.startsWith('text/event-stream')) {
          answer();
          sent.destroy();
        }
      });
      response.on('end', answer);
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${replyMs} ms`)));
    sent.on('error', reject);
    sent.end(body);
  });
}

const inside =
  /(?:\n|\\n)\s*at .+:\d+|node_modules|\/dist\/|\.js:\d+|QueryFailed|TypeORM|ECONNREFUSED|\bpg_|syntax error at or near|violates .* constraint|SELECT .* FROM/;

/** What is wrong with an answer to a stranger, whatever was sent; undefined if nothing is. */
export function faultOf({ status, type, text }: Reply): string | undefined {
  if (status >= 500) {
    return `answered with status ${status}: ${text.slice(0, 200)}`;
  }
  const found = inside.exec(text)?.[0];
  if (found && !/^text\/(html|css|javascript)|^application\/(javascript|json; schema)/.test(type)) {
    return `shows its inside: ${found.trim()}`;
  }
  return type.includes('json') ? faultOfJson(text) : undefined;
}

function faultOfJson(text: string): string | undefined {
  try {
    const body: unknown = text === '' ? {} : JSON.parse(text);
    // GraphQL reports internal errors with status 200.
    return /"code":"INTERNAL/.test(text) ? `has a surprise inside: ${JSON.stringify(body).slice(0, 300)}` : undefined;
  } catch {
    return 'says JSON and is none';
  }
}
