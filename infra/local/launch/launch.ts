import { mkdirSync } from 'node:fs';
import { relative } from 'node:path';
import { build, describeBuild } from '../build/build.ts';
import { gatewayVariables, services } from '../parts.ts';
import { auditNowAndThen } from './audit-now-and-then.ts';
import { banner } from './banner.ts';
import { checkPort } from './check-ports.ts';
import { chooseLayout, type Layout } from './layout.ts';
import { startNodePart } from './node-part.ts';
import { processVariables } from './service-environment.ts';
import { startDatabaseServer, startOtherServers } from './start-servers.ts';
import { startService } from './start-service.ts';
import { logDirectory, type Workshop } from './workshop.ts';

async function takeTheHouse({ settings, runFile, progress }: Workshop): Promise<void> {
  mkdirSync(settings.data, { recursive: true });
  const ended = await runFile.take();
  if (ended.length > 0) {
    progress.line('leftovers', `ended what an earlier start left behind: ${ended.join(', ')}`);
  }
  await checkPort(settings.sitePort, 'PORT', settings.handedOn.HOST ?? '127.0.0.1');
  if (!settings.smtpUrl) {
    await checkPort(settings.inboxPort, 'MAIL_PORT', '127.0.0.1');
  }
}

function startGateway(shop: Workshop, { facts, natsUrl }: Layout): Promise<void> {
  return startNodePart(shop, 'gateway', {
    name: 'gateway',
    directory: 'gateway',
    port: shop.settings.sitePort,
    variables: {
      ...processVariables(shop.settings),
      ...gatewayVariables(facts),
      NATS_URL: natsUrl,
    },
  });
}

/**
 * Everything from an empty folder to a site that serves. What does not need another part does not wait for it: the servers
 * start during the build, a service as soon as its database is there, the gateway besides (it stands without them).
 * Throws `Trouble` when a part cannot start; the caller ends the rest.
 */
export async function launch(shop: Workshop): Promise<void> {
  const startedAt = performance.now();
  const { settings, secrets, progress } = shop;
  await takeTheHouse(shop);
  const layout = await chooseLayout(services, settings, secrets);
  const logs = logDirectory(settings);

  const built = progress.timed('build', () => build(settings.root, logs), describeBuild);
  const names = services.map(({ name }) => name);
  const database = startDatabaseServer(shop, layout, names);
  const startServices = async () => {
    const [adminUrl] = await Promise.all([database, built]);
    await Promise.all(services.map((service) => startService(shop, service, layout, adminUrl)));
  };
  await Promise.all([startServices(), startOtherServers(shop, layout), built.then(() => startGateway(shop, layout))]);

  const { siteUrl, staff } = layout.facts;
  const inboxUrl = settings.smtpUrl ? undefined : `http://localhost:${settings.inboxPort}`;
  const seconds = (performance.now() - startedAt) / 1000;
  process.stdout.write(banner({ siteUrl, inboxUrl, staff, logs: relative(settings.root, logs), seconds }));
  void auditNowAndThen(settings);
}
