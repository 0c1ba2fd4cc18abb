import { join } from 'node:path';
import { type LaunchContext, openPartLog } from '../launch/launch-context.ts';
import { startChild } from '../processes/child.ts';

/** Starts Vite's development server on the port of the site. It sends calls to the gateway, and saved modules to the browser. */
export async function startSite(context: LaunchContext, gatewayPort: number): Promise<void> {
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
      env: { ...process.env, PORT: String(port), GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
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
