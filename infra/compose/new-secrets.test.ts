import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { identityPublicPart } from '../local/identity/identity-keys.ts';
import { requiredVariables } from './compose-file.ts';
import { newSecrets } from './new-secrets.ts';

const compose = readFileSync(join(resolve(import.meta.dirname, '../..'), 'docker-compose.yml'), 'utf8');
const publicNames = requiredVariables(compose).filter((name) => name.endsWith('_PUBLIC'));

describe('secrets of a compose deployment', () => {
  it('has every variable that docker-compose.yml requires', () => {
    expect([...newSecrets(compose, new Map()).keys()]).toEqual(requiredVariables(compose));
  });

  it('pairs every public key with its private key', () => {
    const secrets = newSecrets(compose, new Map());

    expect(publicNames).not.toEqual([]);
    for (const name of publicNames) {
      const privatePart = secrets.get(name.replace(/_PUBLIC$/, '')) ?? '';
      expect([name, secrets.get(name)]).toEqual([name, identityPublicPart(privatePart)]);
    }
  });

  it('keeps what is present, and pairs a missing public key with a private key that is', () => {
    const [name = ''] = publicNames;
    const before = newSecrets(compose, new Map());
    const missing = new Map([...before].filter(([present]) => present !== name));

    expect([...newSecrets(compose, missing)]).toEqual([[name, before.get(name)]]);
  });

  it('gives each other secret a value of its own', () => {
    const values = [...newSecrets(compose, new Map()).values()];

    expect(new Set(values).size).toBe(values.length);
  });
});
