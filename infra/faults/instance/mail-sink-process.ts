/**
 * A mail server that records each accepted e-mail before it confirms it, so that nothing is lost however it ends.
 * Settings come from the environment.
 */
import { appendFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';

const { MAIL_LOG = '', SMTP_PORT = '0' } = process.env;
const rowId = /^Message-ID:\s*<([^@>]+)@/im;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const id = rowId.exec(Buffer.concat(chunks).toString('utf8'))?.[1] ?? 'nobody';
      appendFileSync(MAIL_LOG, `${Date.now()} ${id}\n`);
      done();
    });
  },
});
server.on('error', () => undefined);
server.listen(Number(SMTP_PORT), '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ msg: 'ready', port: Number(SMTP_PORT) })}\n`);
});
process.on('SIGTERM', () => process.exit(0));
