import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A process of Hilltop, as the checkout has it. */
export interface HilltopProcess {
  /** As compose files and manifests call it. */
  readonly name: string;
  /** e.g. `services/bookings` */
  readonly workspace: string;
  readonly migrates: boolean;
  readonly seeds: boolean;
  /** Whether it has a stream. */
  readonly publishes: boolean;
  /** Whether it reads streams of others. */
  readonly subscribes: boolean;
}

/** Every service, and the gateway: whatever has a `src/main.ts`. */
export function processesOf(root: string): HilltopProcess[] {
  const workspaces = [...readdirSync(join(root, 'services')).map((name) => `services/${name}`), 'gateway'];
  const has = (workspace: string, file: string) => existsSync(join(root, workspace, 'src', file));
  const declares = (workspace: string, text: RegExp) =>
    has(workspace, 'service.ts') && text.test(readFileSync(join(root, workspace, 'src/service.ts'), 'utf8'));
  return workspaces
    .filter((workspace) => has(workspace, 'main.ts'))
    .map((workspace) => ({
      name: workspace.replace(/^services\//, ''),
      workspace,
      migrates: has(workspace, 'service.ts'),
      seeds: declares(workspace, /\bseed: /),
      publishes: declares(workspace, /\bpublishes: true/),
      subscribes: declares(workspace, /\bsubscribes: true/),
    }));
}
