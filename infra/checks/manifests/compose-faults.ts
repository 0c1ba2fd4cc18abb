import { auditFaults } from './audit-faults.ts';
import type { ComposeFile, ComposeService } from './compose-shape.ts';
import type { HilltopProcess } from './processes.ts';
import { variableFaults } from './variable-faults.ts';

/** Processes carry a health check in their image (infra/images/Dockerfile). */
const hasHealth = ({ healthcheck, build }: ComposeService): boolean =>
  healthcheck ? !('disable' in healthcheck) : Boolean(build);

function missingServices({ services }: ComposeFile, processes: readonly HilltopProcess[]): string[] {
  const wanted = processes.flatMap(({ name, migrates, seeds }) => [
    name,
    ...(migrates ? [`${name}-migrate`] : []),
    ...(seeds ? [`${name}-seed`] : []),
  ]);
  return wanted.filter((name) => !services[name]).map((name) => `${name} is missing`);
}

function waitFaults({ services }: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, { depends_on = {} }]) =>
    Object.entries(depends_on).flatMap(([other, { condition }]) => {
      const target = services[other];
      if (!target) return [`${name} waits for ${other}, which is not there`];
      if (condition === 'service_healthy' && !hasHealth(target))
        return [`${name} waits for the health of ${other}, which has none`];
      return (condition === 'service_completed_successfully') === (target.restart === 'no')
        ? []
        : [`${name} waits for ${other} in a way that never comes true`];
    }),
  );
}

/** Each service has a role and a database of its own, and only services reach databases. */
function boundaryFaults({ services }: ComposeFile, { name }: HilltopProcess): string[] {
  const faults: string[] = [];
  for (const [part, { environment = {}, networks }] of Object.entries(services)) {
    if (part !== name && part !== `${name}-migrate` && part !== `${name}-seed`) continue;
    const url = environment.DATABASE_URL;
    if (url) {
      const { username, pathname } = new URL(url);
      if (username !== `hilltop_${name}` || pathname !== `/hilltop_${name}`)
        faults.push(`${part} opens a database that is not its own`);
    } else if (networks.includes('state')) {
      faults.push(`${part} has no database and yet reaches them`);
    }
  }
  return faults;
}

function callFaults({ services }: ComposeFile): string[] {
  return Object.entries(services).flatMap(([name, { environment = {}, networks }]) =>
    Object.entries(environment).flatMap(([variable, value]) => {
      if (!/_URLS?$/.test(variable) || !URL.canParse(value)) return [];
      const { hostname } = new URL(value);
      const target = services[hostname];
      if (!target)
        return /\.|^localhost$/.test(hostname) ? [] : [`${name}'s ${variable} names ${hostname}, which is not there`];
      return target.networks.some((network) => networks.includes(network)) ? [] : [`${name} cannot reach ${hostname}`];
    }),
  );
}

/** What is wrong with a compose file that has the right shape, each as a sentence. */
export async function composeFaults(file: ComposeFile, processes: readonly HilltopProcess[]): Promise<string[]> {
  const faults = [...missingServices(file, processes), ...waitFaults(file), ...callFaults(file)];
  const { audit } = file.services;
  const roles = processes.flatMap(({ name, migrates }) =>
    migrates ? [[`${name}-migrate`, file.services[`${name}-migrate`]?.environment?.AUDIT_ROLE] as const] : [],
  );
  faults.push(...(await auditFaults(audit?.environment, roles)));
  if (audit?.networks.includes('inside')) faults.push('audit reaches processes');
  for (const one of processes) {
    faults.push(...boundaryFaults(file, one));
    const found = await variableFaults(one.workspace, file.services[one.name]?.environment ?? {});
    faults.push(...found.map((fault) => `${one.name}: ${fault}`));
  }
  return faults;
}
