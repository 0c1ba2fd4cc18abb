import { join } from 'node:path';
import { RotatingLog } from '../logs/rotating-log.ts';
import type { ServicePart } from '../parts.ts';
import { runTool } from '../processes/run-tool.ts';
import { type LaunchContext, logDirectory } from './launch-context.ts';
import type { Layout } from './layout.ts';
import { startNodePart } from './node-part.ts';
import { findDatabase, prepareDatabases } from './prepare-databases.ts';
import { serviceEnvironment } from './service-environment.ts';

/** Starts a service: database, migrations, demo data once, then replicas. */
export async function startService(
  context: LaunchContext,
  service: ServicePart,
  layout: Layout,
  adminUrl: string | undefined,
): Promise<void> {
  const { name } = service;
  const { settings, development } = context;
  const directory = join('services', name);
  const database = await findDatabase(context, service, adminUrl);
  const variables = serviceEnvironment(settings, service, layout, database.url);
  const cwd = join(settings.root, directory);
  const run = (command: 'migrate' | 'seed') => {
    const log = new RotatingLog(logDirectory(settings), `${name}-${command}`);
    return runTool({
      name: `${name}'s ${command}`,
      command: process.execPath,
      args: [join(cwd, 'dist/main.js'), command],
      cwd,
      env: variables,
      log: (line) => log.write(line),
    });
  };
  development?.migrations.set(name, () => run('migrate'));
  await prepareDatabases(context, name, { databases: [database], facts: layout.facts }, run);
  await Promise.all(
    (layout.replicas.get(name) ?? []).map((replica) =>
      startNodePart(context, 'services', {
        ...replica,
        directory,
        variables,
        lowPriority: service.lowPriority === true,
      }),
    ),
  );
}
