import { join } from 'node:path';
import { identityIssuers } from '../identity/identity-keys.ts';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { ServicePart } from '../parts.ts';
import { startChild } from '../processes/child.ts';
import { runTool } from '../processes/run-tool.ts';
import { smallHeap } from '../processes/small-heap.ts';
import { type LaunchContext, logDirectory, openPartLog } from './launch-context.ts';
import type { Layout } from './layout.ts';
import { untilReady } from './node-part.ts';
import { findDatabase, prepareDatabases } from './prepare-databases.ts';
import { processVariables } from './service-environment.ts';
import type { Settings } from './settings.ts';

/** Also of its log, where lines are of no part. */
const processName = 'hilltop';
const stopWithinMs = 20_000;

/** Services with several replicas are processes of their own. */
export function isApart(settings: Settings, { name }: ServicePart): boolean {
  return !settings.isSmall || settings.replicasOf(name) > 1;
}

/** What `infra/one-process/main.ts` reads: the settings of a house, and the addresses that the launcher chose. */
function settingsOf({ settings }: LaunchContext, services: readonly ServicePart[], layout: Layout) {
  const { facts, natsUrlOf, replicas, databaseUrlOf, ports } = layout;
  // The process reads the launcher's secrets, and may have to make none: the launcher would not know of it.
  for (const issuer of identityIssuers({ isDemo: true })) facts.privateKeyOf(issuer);
  const own: Record<string, string> = { GATEWAY_NATS_URL: natsUrlOf('gateway') };
  for (const { name } of services) {
    own[`${name.toUpperCase()}_PORT`] = String(replicas.get(name)?.[0]?.port);
    own[`${name.toUpperCase()}_DATABASE_URL`] = databaseUrlOf(name);
    own[`${name.toUpperCase()}_NATS_URL`] = natsUrlOf(name);
  }
  const apart = [...replicas].filter(([name]) => !services.some((service) => service.name === name));
  const elsewhere = apart.flatMap(([name, all]) => all.map(({ port }) => `${name}=http://127.0.0.1:${port}`));
  const { endpoint, accessKey, secretKey, bucket } = facts.s3;
  return {
    ...processVariables(settings),
    ...settings.payment,
    ...own,
    ...(facts.stripePublishableKey && { STRIPE_PUBLISHABLE_KEY: facts.stripePublishableKey }),
    ...{ S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_BUCKET: bucket },
    HILLTOP_DATA: settings.data,
    PORT: String(ports.gateway),
    PARTS: elsewhere.join(),
    PUBLIC_URL: facts.siteUrl,
    SMTP_URL: facts.smtpUrl,
    HILLTOP_STAFF_EMAIL: facts.staff.email,
    HILLTOP_STAFF_PASSWORD: facts.staff.password,
    DEMO_STAFF_EMAIL: facts.staff.email,
  };
}

/** Gives each part's log the lines that it wrote. */
function openLogs(context: LaunchContext, names: readonly string[]): (line: string) => void {
  const logs = new Map([processName, ...names].map((name) => [name, openPartLog(context, name)]));
  return (line) => {
    const [, service = processName] = /^\{.{0,80}?"service":"([a-z]+)"/.exec(line) ?? [];
    (logs.get(service) ?? logs.get(processName))?.(line);
  };
}

/** Starts services and the gateway in one process, while their databases are prepared. */
export async function startOneProcess(
  context: LaunchContext,
  services: readonly ServicePart[],
  layout: Layout,
  { database, built }: { database: Promise<string | undefined>; built: Promise<unknown> },
): Promise<void> {
  const { settings, progress, runFile, supervisor } = context;
  const ports = new Map(services.map(({ name }) => [name, layout.replicas.get(name)?.[0]?.port ?? 0]));
  ports.set('gateway', layout.ports.gateway);
  const names = [...ports.keys()];
  const onLine = openLogs(context, names);
  const { root: cwd } = settings;
  const args = [smallHeap, join(cwd, 'infra/one-process/main.ts')];
  const env = settingsOf(context, services, layout);
  const command = { name: processName, command: process.execPath, cwd, env };
  const prepare = async () => {
    const [adminUrl] = await Promise.all([database, built]);
    const databases = await Promise.all(services.map((service) => findDatabase(context, service, adminUrl)));
    const log = new RotatingLog(logDirectory(settings), `${processName}-commands`);
    await prepareDatabases(context, processName, { databases, facts: layout.facts }, (...words) =>
      runTool({ ...command, args: [...args, ...words.flat()], log: (line) => log.write(line) }),
    );
  };
  const start = async () => untilReady(await startChild({ ...command, args, onLine, stopWithinMs }), names.length);
  const options = {
    name: processName,
    start,
    say: (line: string) => progress.line(processName, line),
    onStarted: ({ pid }: { pid: number }) => {
      for (const [name, port] of ports) runFile.note({ name, pid, port, url: `http://127.0.0.1:${port}` });
    },
  };
  const run = async () => {
    await built;
    return await progress.timed(
      processName,
      () => supervisor.start('gateway', options),
      () => `${names.length} parts are ready in one process, ${names.at(-1)} on 127.0.0.1:${layout.ports.gateway}`,
    );
  };
  await Promise.all([prepare(), run()]);
}
