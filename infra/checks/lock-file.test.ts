import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Locked {
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

const lock = resolve(import.meta.dirname, '../../package-lock.json');
const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
const named = (found: (one: Locked) => boolean) => installed.filter(([, one]) => found(one)).map(([path]) => path);

describe('package-lock.json', () => {
  it('has a checksum of each package, for other platforms too', () => {
    expect(named(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('has no address of a registry', () => {
    expect(named(({ resolved }) => resolved !== undefined)).toEqual([]);
  });

  it.each(['@biomejs/cli', '@swc/core', '@unrs/resolver-binding'])(
    'keeps the builds of %s for other platforms',
    (name) => {
      const platforms = installed.filter(([path]) => path.startsWith(`node_modules/${name}-`)).map(([path]) => path);
      for (const platform of ['darwin-arm64', 'linux-x64', 'win32-x64']) {
        expect(platforms.join()).toContain(`${name}-${platform}`);
      }
    },
  );
});
