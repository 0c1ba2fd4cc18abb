import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { EnvironmentError, readEnvironment } from './read-environment.js';
import { messagingVariables, serviceVariables } from './service-variables.js';

const shape = z.object({ ...serviceVariables, ...messagingVariables });

const good = {
  PORT: '4101',
  DATABASE_URL: 'postgres://hilltop:canary-pass@127.0.0.1:5432/one',
  NATS_URL: 'nats://127.0.0.1:4222, nats://127.0.0.1:4223',
  IDENTITY_PUBLIC_KEYS: `gateway:${'a'.repeat(43)}, orders:${'b'.repeat(43)},`,
};

const faultOf = (read: () => unknown): EnvironmentError => {
  try {
    read();
  } catch (error) {
    if (error instanceof EnvironmentError) return error;
  }
  throw new Error('expected an EnvironmentError');
};

describe('readEnvironment', () => {
  it('returns typed values and defaults', () => {
    expect(readEnvironment(shape, { ...good, OTHER: 'ignored' })).toEqual({
      PORT: 4101,
      HOST: '127.0.0.1',
      HOUSE: 'hill',
      LOG_LEVEL: 'info',
      SHUTDOWN_GRACE_MS: 10_000,
      SHUTDOWN_DELAY_MS: 0,
      EVENT_LOOP_LIMIT_MS: 60_000,
      TRUSTED_PROXIES: 0,
      DATABASE_URL: good.DATABASE_URL,
      DATABASE_POOL: 10,
      NATS_URL: ['nats://127.0.0.1:4222', 'nats://127.0.0.1:4223'],
      IDENTITY_PUBLIC_KEYS: [`gateway:${'a'.repeat(43)}`, `orders:${'b'.repeat(43)}`],
    });
  });

  it('names every fault at once and never a value', () => {
    const fault = faultOf(() =>
      readEnvironment(shape, {
        PORT: 'canary-port',
        DATABASE_URL: 'mysql://canary-user:canary-pass@host/one',
        IDENTITY_PUBLIC_KEYS: 'canary:short',
        LOG_LEVEL: 'canary-level',
      }),
    );
    expect(fault.faults).toEqual([
      'PORT must be a whole number',
      'LOG_LEVEL Invalid option: expected one of "fatal"|"error"|"warn"|"info"|"debug"|"trace"|"silent"',
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://',
      'IDENTITY_PUBLIC_KEYS must be an issuer, a colon and 32 bytes in base64url',
      'NATS_URL is not set',
    ]);
    expect(fault.message).not.toContain('canary');
  });

  it('treats a blank variable as absent', () => {
    const shape = z.object({ HOST: serviceVariables.HOST, PORT: serviceVariables.PORT });
    expect(readEnvironment(shape, { HOST: '  ', PORT: '1' })).toEqual({ HOST: '127.0.0.1', PORT: 1 });
    expect(faultOf(() => readEnvironment(shape, { PORT: '' })).faults).toEqual(['PORT is not set']);
  });

  it('reports rules between variables', () => {
    const shape = z.object({ LOW: z.string(), HIGH: z.string() }).refine(({ LOW, HIGH }) => LOW < HIGH, {
      message: 'LOW must come before HIGH',
    });
    expect(faultOf(() => readEnvironment(shape, { LOW: 'b', HIGH: 'a' })).faults).toEqual([
      'environment LOW must come before HIGH',
    ]);
  });
});
