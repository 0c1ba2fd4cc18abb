import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../ports/free-port.ts';
import { startChild } from '../processes/child.ts';

const openWithinMs = 300_000;
const endWithinMs = 60_000;
const elsewhere = /_DATABASE_URL$|^NATS_URL$|^SMTP_URL$|^S3_|_REPLICAS$/;

/** A whole Hilltop that nobody else uses. */
export interface OwnHilltop {
  /** Address of the site. */
  readonly site: string;
  /** Address of the mail catcher's page. */
  readonly inbox: string;
  /** The file that names its processes. */
  readonly runFile: string;
}

/** This environment without the variables that point `make start` at somebody's real servers. */
function localEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !elsewhere.test(name)));
}

/**
 * All of `make start` for as long as the work takes, on free ports and an empty data folder that is removed afterwards.
 * @param options.root the checkout
 * @param options.onLine hears what the launcher says
 */
export async function withOwnHilltop<Result>(
  { root, onLine }: { root: string; onLine?: (line: string) => void },
  work: (hilltop: OwnHilltop) => Promise<Result>,
): Promise<Result> {
  const data = mkdtempSync(join(tmpdir(), 'hilltop-own-'));
  const [site = 0, inbox = 0] = await freePorts(2);
  // What is measured or tried there is not disturbed by an audit that comes by itself.
  const own = { PORT: String(site), MAIL_PORT: String(inbox), AUDIT_EVERY_MINUTES: '0', HILLTOP_DATA: data };
  const hilltop = await startChild({
    name: 'Hilltop',
    command: process.execPath,
    args: [join(root, 'infra/local/start.ts')],
    cwd: root,
    env: { ...localEnvironment(), ...own, HILLTOP_TOOLS: join(root, '.hilltop/tools') },
    ...(onLine ? { onLine } : {}),
    stopWithinMs: endWithinMs,
  });
  const close = () => void hilltop.stop();
  process.once('SIGINT', close).once('SIGTERM', close);
  try {
    await hilltop.firstLine((line) => (line.includes('Ctrl-C ends everything') ? true : undefined), openWithinMs);
    return await work({
      site: `http://localhost:${site}`,
      inbox: `http://localhost:${inbox}`,
      runFile: join(data, 'run/parts.json'),
    });
  } finally {
    process.off('SIGINT', close).off('SIGTERM', close);
    await hilltop.stop();
    rmSync(data, { recursive: true, force: true });
  }
}
