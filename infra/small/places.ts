import { resolve } from 'node:path';

/** Where everything is. `HILLTOP_ROOT` is in front of all of it, for a trial in a folder. */
export interface Places {
  /** The release whose code this is. */
  readonly release: string;
  /** Releases, and the link `current`. */
  readonly opt: string;
  /** `settings`, `secrets`, and what each part is given. */
  readonly etc: string;
  /** Images, streams, and the state of `hilltop watch`. */
  readonly data: string;
  readonly backups: string;
  readonly units: string;
  readonly caddyfile: string;
}

export function places(root = process.env.HILLTOP_ROOT ?? ''): Places {
  return {
    release: resolve(import.meta.dirname, '../..'),
    opt: `${root}/opt/hilltop`,
    etc: `${root}/etc/hilltop`,
    data: `${root}/var/lib/hilltop`,
    backups: `${root}/var/backups/hilltop`,
    units: `${root}/etc/systemd/system`,
    caddyfile: `${root}/etc/caddy/Caddyfile`,
  };
}
