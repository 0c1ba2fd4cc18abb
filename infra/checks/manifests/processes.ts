import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A process of Hilltop, as the checkout has it. */
export interface HilltopProcess {
  /** As compose files and manifests call it. */
  readonly name: string;
  /** e.g. `services/bookings` */
  readonly workspace: string;
  readonly migrates: boolean;
  readonly seeds: boolean;
}

/** Every service, and the gateway: whatever has a `src/main.ts`. */
export function processesOf(root: string): HilltopProcess[] {
  const workspaces = [...readdirSync(join(root, 'services')).map((name) => `services/${name}`), 'gateway'];
  const has = (workspace: string, file: string) => existsSync(join(root, workspace, 'src', file));
  return workspaces
    .filter((workspace) => has(workspace, 'main.ts'))
    .map((workspace) => ({
      name: workspace.replace(/^services\//, ''),
      workspace,
      migrates: has(workspace, 'migrate.ts'),
      seeds: has(workspace, 'seed.ts'),
    }));
}
