import { relative } from 'node:path';
import { build, describeBuild } from '../build/build.ts';
import { banner } from '../launch/banner.ts';
import { claimDataFolder, startParts } from '../launch/launch.ts';
import { type LaunchContext, logDirectory } from '../launch/launch-context.ts';
import { chooseLayout } from '../launch/layout.ts';
import { describeLine, selectParts } from '../logs/describe-line.ts';
import { readErrorLine } from '../logs/log-line.ts';
import { services } from '../parts.ts';
import { freePort } from '../ports/free-port.ts';
import { collectSpans } from '../traces/collect-spans.ts';
import { rebuild } from './rebuild.ts';
import { startSite } from './start-site.ts';
import { watchSources } from './watch-sources.ts';

/** What differs from `make start`: the schema is open, responses are not cached, spans are sent soon and to the launcher. */
function variables(collectorUrl: string): Record<string, string> {
  return {
    GRAPHQL_INTROSPECTION: 'true',
    RESPONSE_CACHE: 'false',
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
    OTEL_BSP_SCHEDULE_DELAY: '300',
  };
}

/**
 * `make dev`: everything from an empty folder to a site that follows each save. The site comes from Vite on the site's port;
 * Vite passes calls on to the gateway.
 */
export async function launchDev(given: LaunchContext): Promise<void> {
  const startedAt = performance.now();
  const { progress, secrets } = given;
  const isShown = selectParts(process.env.ONLY);
  const logs = logDirectory(given.settings);
  const collectorUrl = await collectSpans(logs);
  const settings = {
    ...given.settings,
    passedThrough: { ...variables(collectorUrl), ...given.settings.passedThrough },
  };
  let isReady = false;
  const showLine = (part: string, line: string) => {
    // Each part says a lot while it starts.
    if (isShown(part) && (isReady || readErrorLine(line))) progress.line(part, describeLine(line));
  };
  const context = { ...given, settings, development: { showLine, migrations: new Map() } };

  await claimDataFolder(context);
  const chosen = await chooseLayout(services, settings, secrets);
  const layout = { ...chosen, ports: { ...chosen.ports, gateway: await freePort() } };
  const built = progress.timed('build', () => build(settings.root, logs, { site: false }), describeBuild);
  await Promise.all([
    startParts(context, layout, built),
    built.then(() => startSite(context, layout.ports.gateway)),
    watchSources(settings.root, (paths) => rebuild(context, paths)),
  ]);
  process.stdout.write(banner(settings, layout.facts, { logs: relative(settings.root, logs), startedAt }));
  isReady = true;
}
