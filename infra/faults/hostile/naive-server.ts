import { createServer, type IncomingMessage, type Server } from 'node:http';

/** What a first version often does with its input: every line trusts somebody. */
function answer(method: string, url: string, type: string, text: string): unknown {
  const path = decodeURIComponent(url.split('?')[0] ?? '');
  if (path.includes('\0')) {
    throw new Error('invalid byte sequence for encoding "UTF8": 0x00');
  }
  if (method === 'GET' || method === 'HEAD') {
    return { path };
  }
  if (!type.startsWith('application/json')) {
    throw new TypeError(`no parser for ${type}`);
  }
  const body = JSON.parse(text);
  if (typeof body.firstName === 'string' && body.firstName.length > 200) {
    throw new Error('value too long for type character varying(200)');
  }
  const total = BigInt(Math.round(Number(body.totalAmount ?? body.total ?? 0) * 100));
  const date = body.tourDate === undefined ? undefined : new Date(body.tourDate).toISOString();
  return {
    total: String(total),
    date,
    email: body.email?.toLowerCase(),
    name: body.name?.trim(),
    items: body.items && JSON.parse(body.items),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** A server without any hardening, to show what `sendAll` finds. */
export function naiveServer(): Server {
  return createServer((request, response) => {
    void textOf(request)
      .then((text) => answer(request.method ?? '', request.url ?? '', request.headers['content-type'] ?? '', text))
      .then((body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body)))
      .catch((error: Error) => {
        response.statusCode = error instanceof SyntaxError ? 400 : 500;
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ message: error.stack }));
      });
  });
}
