/** `node lay-out.ts <service, or one-process> <target>`: the Dockerfile's last step before the image itself, in a built checkout. */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { chosenHouse, siteDirectory } from '../local/house.ts';

const root = resolve(import.meta.dirname, '../..');
const shared = ['contracts', 'house', 'payments', 'platform'].map((name) => `services/shared/${name}`);

/** Processes outside `services`. */
const elsewhere: Readonly<Record<string, string>> = { gateway: 'gateway', reconciliation: 'infra/reconciliation' };

/** Parts of a workspace that no process reads. */
const forPeople = /^(src|test|here|node_modules|README\.md|codegen\.ts|tsconfig.*\.json)$/;

/** Half of what packages contain is for editors and readers. Licenses stay. */
const isForReaders = (file: string): boolean => /\.(d\.[cm]?ts|map|md)$/.test(file) && !/licen[cs]e|notice/i.test(file);

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** A package's runtime dependencies; optional ones may not be installed. */
function dependenciesOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers];
}

/** Where Node finds a package from a folder. */
function findPackage(name: string, from: string): string | undefined {
  const found = join(from, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  return from === root ? undefined : findPackage(name, dirname(from));
}

/** All packages that a workspace needs at run time, as folders below a `node_modules`; other workspaces are links there. */
function packagesOf(folder: string, known = new Set<string>()): Set<string> {
  for (const name of dependenciesOf(folder)) {
    const found = findPackage(name, folder);
    if (!found || known.has(found)) continue;
    known.add(found);
    packagesOf(realpathSync(found), known);
  }
  return known;
}

function copyTree(from: string, to: string, admits: (source: string) => boolean = () => true): void {
  if (!existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  // Packages keep their times: an image of the same packages has the same layer.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, filter: admits });
}

/** What `one-process` runs besides the workspaces: the command `hilltop`, and what Node runs as it is written. */
const besides = [
  'infra/one-process',
  'infra/small',
  'infra/backup',
  'infra/local',
  'infra/k8s/base/nats',
  'infra/compose/nats-check.sh',
];

function copyPackages(packages: ReadonlySet<string>, to: string, place = (path: string) => path): void {
  for (const folder of packages) {
    copyTree(folder, join(to, place(relative(root, folder))), (source) => {
      // Nested packages are copied separately, if they are needed.
      return !isForReaders(source) && source !== join(folder, 'node_modules');
    });
  }
}

/** A workspace's compiled code, and its other files that processes read. */
function copyProgram(from: string, to: string): void {
  copyTree(from, to, (source) => dirname(source) !== from || !forPeople.test(basename(source)));
}

/**
 * Lays out a process for its image: `packages` changes rarely, `code` with every change. Merged into one folder, they
 * run: `app/dist/main.js`, with `services/shared/*` and `node_modules` where imports find them, and for the gateway the
 * site at `web/dist`.
 */
function layOut(service: string, out: string): void {
  const workspace = elsewhere[service] ?? `services/${service}`;
  if (!/^[a-z]+$/.test(service) || !existsSync(join(root, workspace, 'package.json'))) {
    throw new Error(
      `There is no service "${service}": set SERVICE to a folder below services, gateway or reconciliation.`,
    );
  }
  const place = (path: string): string => path.replace(new RegExp(`^${workspace}(?=/)`), 'app');
  const packages = packagesOf(join(root, workspace));
  copyPackages(packages, join(out, 'packages'), place);
  for (const folder of shared) {
    if (packages.has(join(root, 'node_modules/@hilltop', basename(folder)))) {
      copyProgram(join(root, folder), join(out, 'code', folder));
    }
  }
  copyProgram(join(root, workspace), join(out, 'code/app'));
  if (service === 'gateway') copyTree(siteDirectory(root, chosenHouse()), join(out, 'code/web/dist'));
}

/** Lays out all services, the gateway with the site, and the reconciliation, each in its place of a checkout. */
function layOutAll(out: string): void {
  const services = [...shared, ...globSync('services/!(shared)', { cwd: root }), ...Object.values(elsewhere)];
  const workspaces = services.filter((workspace) => existsSync(join(root, workspace, 'package.json')));
  const packages = new Set<string>();
  for (const workspace of workspaces) packagesOf(join(root, workspace), packages);
  // The object store of a machine without containers.
  const store = join(root, 'node_modules/@20minutes/s3rver');
  packagesOf(store, packages.add(store));
  copyPackages(packages, join(out, 'packages'));
  for (const workspace of workspaces) copyProgram(join(root, workspace), join(out, 'code', workspace));
  for (const folder of besides) {
    copyTree(
      join(root, folder),
      join(out, 'code', folder),
      (source) => !/\/(?:test|dev|load)$|\.test\.ts$/.test(source),
    );
  }
  const site = siteDirectory(root, chosenHouse());
  copyTree(site, join(out, 'code', relative(root, site)));
  copyTree(join(root, 'package.json'), join(out, 'code/package.json'));
}

const [service = '', out = ''] = process.argv.slice(2);
if (service === 'one-process') layOutAll(resolve(out));
else layOut(service, resolve(out));
