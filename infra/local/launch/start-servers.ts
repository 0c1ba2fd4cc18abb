import { join } from 'node:path';
import { startMail } from '../servers/mail.ts';
import { startNats } from '../servers/nats.ts';
import { natsPassword } from '../servers/nats-users.ts';
import { startPostgres } from '../servers/postgres.ts';
import { startS3 } from '../servers/s3.ts';
import type { Server } from '../servers/server.ts';
import { type LaunchContext, openPartLog } from './launch-context.ts';
import type { Layout } from './layout.ts';

/** Starts a local server, and restarts it on its port if it exits. Returns its URL. */
async function startServer(
  context: LaunchContext,
  name: string,
  start: (options: { dataDirectory: string; onLine: (line: string) => void }) => Promise<Server>,
): Promise<string> {
  const { progress, runFile, supervisor, settings } = context;
  const onLine = openPartLog(context, name);
  const options = {
    name,
    start: () => start({ dataDirectory: join(settings.data, name), onLine }),
    say: (line: string) => progress.line(name, line),
    onStarted: ({ pid, port, url }: Server) => runFile.note({ name, pid, port, url }),
  };
  const { url } = await progress.timed(
    name,
    () => supervisor.start('servers', options),
    ({ port }) => `ready on 127.0.0.1:${port}`,
  );
  return url;
}

/** Starts PostgreSQL, unless all databases are external. Returns the superuser's connection string. */
export async function startDatabaseServer(
  context: LaunchContext,
  { ports }: Layout,
  services: readonly string[],
): Promise<string | undefined> {
  if (services.every((service) => context.settings.databaseOf(service))) {
    context.progress.line('postgres', 'yours (…_DATABASE_URL)');
    return undefined;
  }
  return await startServer(context, 'postgres', (given) => startPostgres({ ...given, port: ports.postgres }));
}

/** Starts NATS, S3 and the mail catcher, except those that a variable replaces. */
export async function startOtherServers(context: LaunchContext, { ports, facts }: Layout): Promise<void> {
  const { settings, progress, runFile, secrets } = context;
  const yours = async (name: string, variable: string) => progress.line(name, `yours (${variable})`);
  const say = (line: string) => progress.line('nats', line);
  const passwordOf = (user: string) => natsPassword(secrets.of(`nats-${user}`));
  const nats = () =>
    startServer(context, 'nats', (given) =>
      startNats({ ...given, port: ports.nats, passwordOf, toolsDirectory: settings.tools, say }),
    );
  const s3 = () => startServer(context, 's3', (given) => startS3({ ...given, ...facts.s3, port: ports.s3 }));
  const mail = () =>
    startServer(context, 'mail', (given) => startMail({ ...given, port: ports.smtp, inboxPort: settings.inboxPort }));
  await Promise.all([
    settings.natsUrl ? yours('nats', 'NATS_URL') : nats(),
    settings.s3 ? yours('s3', 'S3_ENDPOINT') : s3(),
    settings.smtpUrl ? yours('mail', 'SMTP_URL') : mail(),
  ]);
  if (!settings.smtpUrl) {
    runFile.noteInbox(`http://localhost:${settings.inboxPort}`);
  }
}
