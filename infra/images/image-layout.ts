import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a workspace holds for those who work on it, and no process reads. */
const forPeople = /^(src|test|here|node_modules|README\.md|codegen\.ts|tsconfig.*\.json)$/;

/** Processes that are no folder under `services`. */
const elsewhere: Readonly<Record<string, string>> = { gateway: 'gateway', audit: 'infra/audit' };

const shared = ['services/shared/contracts', 'services/shared/platform'] as const;

/** The workspace of a process, e.g. `services/bookings`. @throws when there is no such one */
export function workspaceOf(root: string, service: string): string {
  const folder = elsewhere[service] ?? `services/${service}`;
  if (!/^[a-z-]+$/.test(service) || service === 'shared' || !existsSync(join(root, folder, 'package.json'))) {
    throw new Error(`There is no service "${service}"`);
  }
  return folder;
}

function copyTree(from: string, to: string, admits: (source: string) => boolean = () => true): void {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: admits });
}

/** A workspace as a process reads it: what is compiled, and whatever else stands beside it. */
function copyProgram(from: string, to: string): void {
  copyTree(from, to, (source) => dirname(source) !== from || !forPeople.test(basename(source)));
}

/** npm links every workspace that it knows; those that are not in the image would lead nowhere. */
function removeDeadLinks(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const link = join(folder, name);
    if (lstatSync(link).isSymbolicLink() && !shared.some((one) => one.endsWith(`/${name}`))) rmSync(link);
  }
}

/**
 * Lays a process out as its image has it: `packages` changes seldom, `code` with every change. Put together in one folder
 * they run: `app/dist/main.js`, with `services/shared/*` and `node_modules` where imports look for them, and for the
 * gateway the site at `web/dist`.
 *
 * @param built the checkout, built
 * @param installed a checkout in which `install-packages.sh` ran for this service
 */
export function layOut(service: string, { built, installed }: { built: string; installed: string }, out: string): void {
  const workspace = workspaceOf(built, service);
  const packages = join(out, 'packages');
  const code = join(out, 'code');

  copyTree(join(installed, 'node_modules'), join(packages, 'node_modules'));
  removeDeadLinks(join(packages, 'node_modules/@hilltop'));
  copyTree(join(installed, workspace, 'node_modules'), join(packages, 'app/node_modules'));
  // The audit shares nothing with services.
  for (const folder of service === 'audit' ? [] : shared) {
    copyTree(join(installed, folder, 'node_modules'), join(packages, folder, 'node_modules'));
    copyProgram(join(built, folder), join(code, folder));
  }
  copyProgram(join(built, workspace), join(code, 'app'));
  if (service === 'gateway') copyTree(join(built, 'web/dist'), join(code, 'web/dist'));
}
