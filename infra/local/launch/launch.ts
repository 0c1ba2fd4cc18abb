import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { build, describeBuild } from '../build/build.ts';
import { services } from '../parts.ts';
import { isPortFree } from '../ports/free-port.ts';
import { describePortOwner } from '../ports/port-owner.ts';
import { UserError } from '../user-error.ts';
import { banner } from './banner.ts';
import { type LaunchContext, logDirectory } from './launch-context.ts';
import { chooseLayout, type Layout } from './layout.ts';
import { startNodePart } from './node-part.ts';
import { startPeriodicReconciliation } from './periodic-reconciliation.ts';
import { gatewayEnvironment } from './service-environment.ts';
import { isApart, startOneProcess } from './start-one-process.ts';
import { startDatabaseServer, startOtherServers } from './start-servers.ts';
import { startService } from './start-service.ts';

/** Makes sure that nothing else runs on the data folder or uses the fixed ports. */
export async function claimDataFolder({ settings, runFile, progress }: LaunchContext): Promise<void> {
  mkdirSync(settings.data, { recursive: true });
  const ended = await runFile.take();
  if (ended.length > 0) {
    progress.line('leftovers', `ended what an earlier start left behind: ${ended.join(', ')}`);
  }
  await checkPort(settings.sitePort, 'PORT', settings.passedThrough.HOST ?? '127.0.0.1');
  if (!settings.smtpUrl) {
    await checkPort(settings.inboxPort, 'MAIL_PORT', '127.0.0.1');
  }
}

function startGateway(context: LaunchContext, layout: Layout): Promise<void> {
  return startNodePart(context, 'gateway', {
    name: 'gateway',
    directory: 'gateway',
    port: layout.ports.gateway,
    variables: gatewayEnvironment(context.settings, layout),
  });
}

/** Starts servers, services and gateway as early as possible: servers during the build, a service once it has a database. */
export async function startParts(context: LaunchContext, layout: Layout, built: Promise<unknown>): Promise<void> {
  const names = services.map(({ name }) => name);
  const database = startDatabaseServer(context, layout, names);
  const apart = services.filter((service) => isApart(context.settings, service));
  const together = services.filter((service) => !apart.includes(service));
  const startServices = async () => {
    const [adminUrl] = await Promise.all([database, built]);
    await Promise.all(apart.map((service) => startService(context, service, layout, adminUrl)));
  };
  await Promise.all([
    startServices(),
    startOtherServers(context, layout),
    context.settings.isSmall
      ? startOneProcess(context, together, layout, { database, built })
      : built.then(() => startGateway(context, layout)),
  ]);
}

/** `make start`. Throws `UserError` if a part cannot start; the caller stops the rest. */
export async function launch(context: LaunchContext): Promise<void> {
  const startedAt = performance.now();
  const { settings, secrets, progress } = context;
  await claimDataFolder(context);
  const layout = await chooseLayout(services, settings, secrets);
  const logs = logDirectory(settings);
  const built = progress.timed('build', () => build(settings.root, logs, settings), describeBuild);
  await startParts(context, layout, built);
  process.stdout.write(banner(settings, layout.facts, { logs: relative(settings.root, logs), startedAt }));
  void startPeriodicReconciliation(settings);
}

/** Rejects a port in use, naming its owner and the variable that chooses another. */
async function checkPort(port: number, variable: 'PORT' | 'MAIL_PORT', host: string): Promise<void> {
  if (port < 1024 && process.getuid?.() !== 0 && !(await isPortFree(port, host))) {
    throw new UserError(
      `Port ${port} cannot be opened by an ordinary user: choose another with \`make start ${variable}=${port + 8000}\`.`,
    );
  }
  if (!(await isPortFree(port, host))) {
    const owner = describePortOwner(port);
    throw new UserError(
      `Port ${port} is taken${owner ? ` by ${owner}` : ''}: end that, or choose another with \`make start ${variable}=${port + 1}\`.`,
    );
  }
}
