/** The mail catcher with the part of Mailpit's API that `make containers` reads, on port 8025. For the stand-in only. */
import { createServer } from 'node:http';

// The Dockerfile copies it next to this file; it reads its settings from the environment, and also ends this process.
await import(new URL('mail-process.ts', import.meta.url).href);

/** An e-mail of maildev. */
interface Email {
  readonly id: string;
  readonly headers: { readonly 'message-id': string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { readonly address: string; readonly name: string }[];
}

function toMailpit({ id, headers, subject, text, html, to }: Email) {
  const recipients = to.map(({ address, name }) => ({ Address: address, Name: name }));
  return { ID: id, MessageID: headers['message-id'], Subject: subject, To: recipients, Text: text, HTML: html };
}

async function answerTo(path: string): Promise<object | undefined> {
  const [, id] = /^\/api\/v1\/message\/([\w-]+)$/.exec(path) ?? [];
  if (path !== '/readyz' && path !== '/api/v1/messages' && !id) return undefined;
  const response = await fetch('http://127.0.0.1:1080/api/email');
  const emails = ((await response.json()) as Email[]).map(toMailpit);
  return id ? emails.find(({ ID }) => ID === id) : { total: emails.length, messages: emails };
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  answerTo(pathname).then(
    (body) => response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(503).end(String(error)),
  );
}).listen(8025, '0.0.0.0');
