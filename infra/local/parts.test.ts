import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { gatewayVariables, type SharedConfig, services } from './parts.ts';

const root = join(import.meta.dirname, '../..');
const facts: SharedConfig = {
  siteUrl: 'http://localhost:8080',
  smtpUrl: 'smtp://127.0.0.1:1025',
  s3: { endpoint: 'http://127.0.0.1:9000', accessKey: 'key', secretKey: 'secret', bucket: 'bucket' },
  uploadDirectory: '/data/uploads',
  staff: { email: 'staff@hilltop.test', password: 'twelve letters' },
  accountSecret: 'secret of the accounts',
  metricsToken: 'token of the metrics',
  bookingLinkSecret: 'secret of the links',
  sealSecret: 'secret of the seals',
  voucherSecret: 'secret of the vouchers',
  payment: { STRIPE_SECRET_KEY: 'sk_of_the_house' },
  stripePublishableKey: 'pk_of_the_house',
  addressesOf: (name) => `http://${name}.test`,
  privateKeyOf: (name) => `key of ${name}`,
};

describe('the list of parts', () => {
  it.each(services)(
    '$name is a service that can be migrated and run, and seeded where it says so',
    ({ name, seeds }) => {
      const text = (file: string) => readFileSync(join(root, 'services', name, 'src', file), 'utf8');
      expect(text('main.ts')).toContain(`runService(${name}Service)`);
      expect(text('service.ts')).toContain('migrations: MIGRATIONS');
      expect(/\bseed: /.test(text('service.ts'))).toBe(seeds);
    },
  );

  it.each(services)('$name is called a subgraph exactly when it has a schema', ({ name, subgraph }) => {
    expect(subgraph).toBe(existsSync(join(root, 'services', name, 'schema.graphql')));
  });

  it('tells the gateway where every subgraph is and what to sign with', () => {
    expect(gatewayVariables(facts)).toMatchObject({
      BOOKINGS_URLS: 'http://bookings.test',
      IDENTITY_PRIVATE_KEY: 'key of gateway',
    });
  });

  it('tells the gateway which account the demo has, and not its password', () => {
    const variables = gatewayVariables(facts);
    expect(variables).toMatchObject({ DEMO_STAFF_EMAIL: facts.staff.email });
    expect(JSON.stringify(variables)).not.toContain(facts.staff.password);
  });

  it('gives the secret key of payments to the services that take money and to the books, and the public one to the gateway', () => {
    const holders = services.filter(({ variables }) => JSON.stringify(variables?.(facts) ?? {}).includes('sk_of_the'));
    expect(holders.map(({ name }) => name)).toEqual(['bookings', 'orders', 'ledger']);
    expect(gatewayVariables(facts)).toMatchObject({ STRIPE_PUBLISHABLE_KEY: 'pk_of_the_house' });
    expect(JSON.stringify(gatewayVariables(facts))).not.toContain('sk_of_the');
    expect(gatewayVariables({ ...facts, stripePublishableKey: undefined })).not.toHaveProperty(
      'STRIPE_PUBLISHABLE_KEY',
    );
  });

  it('names no service twice', () => {
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
  });

  it('is a workspace of the root package each', () => {
    const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(workspaces).toEqual(expect.arrayContaining(services.map(({ name }) => `services/${name}`)));
  });
});
