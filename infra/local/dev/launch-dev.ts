import { join, relative } from 'node:path';
import { build, describeBuild } from '../build/build.ts';
import { banner } from '../launch/banner.ts';
import { claimDataFolder, startParts } from '../launch/launch.ts';
import { type LaunchContext, logDirectory, openPartLog } from '../launch/launch-context.ts';
import { chooseLayout } from '../launch/layout.ts';
import { describeLine, selectParts } from '../logs/describe-line.ts';
import { readErrorLine } from '../logs/log-line.ts';
import { services } from '../parts.ts';
import { freePort } from '../ports/free-port.ts';
import { startChild } from '../processes/child.ts';
import { collectSpans } from '../traces/collect-spans.ts';
import { rebuild } from './rebuild.ts';
import { watchSources } from './watch-sources.ts';

/** Unlike `make start`: the schema is open, responses are not cached, spans go to the launcher without delay. */
function variables(collectorUrl: string): Record<string, string> {
  return {
    GRAPHQL_INTROSPECTION: 'true',
    RESPONSE_CACHE: 'false',
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
    OTEL_BSP_SCHEDULE_DELAY: '300',
  };
}

/** `make dev`: everything, with a site that follows each save. Vite serves it, and passes calls on to the gateway. */
export async function launchDev(given: LaunchContext): Promise<void> {
  const startedAt = performance.now();
  const { progress, secrets } = given;
  const isShown = selectParts(process.env.ONLY);
  const logs = logDirectory(given.settings);
  const collectorUrl = await collectSpans(logs);
  const settings = {
    ...given.settings,
    // Each part restarts alone.
    isSmall: false,
    passedThrough: { ...variables(collectorUrl), ...given.settings.passedThrough },
  };
  let isReady = false;
  const showLine = (part: string, line: string) => {
    // Parts print a lot while they start.
    if (isShown(part) && (isReady || readErrorLine(line))) progress.line(part, describeLine(line));
  };
  const context = { ...given, settings, development: { showLine, migrations: new Map() } };

  await claimDataFolder(context);
  const chosen = await chooseLayout(services, settings, secrets);
  const layout = { ...chosen, ports: { ...chosen.ports, gateway: await freePort() } };
  const built = progress.timed(
    'build',
    () => build(settings.root, logs, { house: settings.house, site: false }),
    describeBuild,
  );
  await Promise.all([
    startParts(context, layout, built),
    built.then(() => startSite(context, layout.ports.gateway)),
    watchSources(settings.root, (paths) => rebuild(context, paths)),
  ]);
  process.stdout.write(banner(settings, layout.facts, { logs: relative(settings.root, logs), startedAt }));
  isReady = true;
}

/** Vite serves the site on its port, and sends saved modules to the browser. */
async function startSite(context: LaunchContext, gatewayPort: number): Promise<void> {
  const { settings, progress, runFile, supervisor } = context;
  const port = settings.sitePort;
  const name = 'web';
  const onLine = openPartLog(context, name);
  const start = async () => {
    const child = await startChild({
      name,
      command: process.execPath,
      args: [join(settings.root, 'node_modules/vite/bin/vite.js')],
      cwd: join(settings.root, 'web'),
      env: {
        VENUE_TIME_ZONE: settings.house.timeZone,
        ...process.env,
        HOUSE: settings.house.folder,
        PORT: String(port),
        GATEWAY_URL: `http://127.0.0.1:${gatewayPort}`,
      },
      onLine,
      stopWithinMs: 2000,
    });
    await child.firstLine((line) => line.includes('ready in') || undefined);
    return child;
  };
  const options = {
    name,
    start,
    say: (line: string) => progress.line(name, line),
    onStarted: ({ pid }: { pid: number }) => runFile.note({ name, pid, port, url: `http://127.0.0.1:${port}` }),
  };
  await progress.timed(
    name,
    () => supervisor.start('gateway', options),
    () => `ready on 127.0.0.1:${port}`,
  );
}
