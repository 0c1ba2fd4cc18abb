import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCompose, requiredVariables } from '../compose/compose-file.ts';
import type { Instance } from '../local/launch/instance.ts';

export interface GatewayManifest {
  /** In MB. */
  readonly memoryLimit: number;
  /** Includes its heap size. */
  readonly nodeOptions: string;
}

export function gatewayManifest(): GatewayManifest {
  const file = resolve(import.meta.dirname, '../../docker-compose.yml');
  const given = Object.fromEntries(requiredVariables(readFileSync(file, 'utf8')).map((name) => [name, 'given']));
  const { services } = readCompose(file, given) as {
    services: { gateway: { mem_limit: string; environment: Record<string, string> } };
  };
  const { mem_limit, environment } = services.gateway;
  const [, megabytes] = /^(\d+)m$/.exec(mem_limit) ?? [];
  if (!megabytes) throw new Error(`the memory limit of the gateway is "${mem_limit}"`);
  return { memoryLimit: Number(megabytes), nodeOptions: environment.NODE_OPTIONS ?? '' };
}

/** The gateway's peak resident memory since this object was created, in MB (Linux). */
export class GatewayMemory {
  readonly limit = gatewayManifest().memoryLimit;
  private readonly pid: number;

  constructor(instance: Instance) {
    this.pid = instance.part('gateway').pid;
    // Resets the kernel's peak.
    writeFileSync(`/proc/${this.pid}/clear_refs`, '5');
  }

  /** @throws if the gateway has ended */
  get peak(): number {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${this.pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1_024;
  }

  /** The gateway's processor time, in ms. */
  get workedMs(): number {
    const fields = readFileSync(`/proc/${this.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  get isWithinLimit(): boolean {
    return this.peak < this.limit;
  }

  toString(): string {
    return `the gateway had at most ${this.peak.toFixed(0)} of its ${this.limit} MB`;
  }
}
