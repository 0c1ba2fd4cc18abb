import { databaseUrl, sharedConfig } from '../local/launch/layout.ts';
import { Secrets } from '../local/launch/secrets.ts';
import { gatewayEnvironment, serviceEnvironment } from '../local/launch/service-environment.ts';
import { readSettings } from '../local/launch/settings.ts';
import { services } from '../local/parts.ts';
import { readParts } from './parts-here.ts';

/** Its statements take turns on the one processor that the process uses. */
const usualPool = '4';
/** Uploads, and renditions: two at once would take turns, too, and twice the memory. */
const usualImageWorkers = '1';
const firstPort = 4101;

/** `process.env`, or what a settings file holds. */
export type Source = Readonly<Record<string, string | undefined>>;

/** The environment of each part of this process by name, the gateway last, with no variable that only others use. */
export type PartEnvironments = ReadonlyMap<string, Source>;

/**
 * Derives the environment of each part from one environment: shared settings are given once, secrets are those of the data folder.
 * Of one part alone are `<NAME>_PORT` (4101 and so on in the order of the list of parts), `<NAME>_DATABASE_URL`,
 * `<NAME>_NATS_URL`, `<NAME>_STRIPE_WEBHOOK_SECRET` and `<NAME>_STRIPE_SECRET_KEY`; without them `DATABASE_URL` names the server and `NATS_URL` the bus of all.
 * @throws UserError that names the wrong setting
 */
export function partEnvironments(source: Source): PartEnvironments {
  const settings = readSettings(source);
  const secrets = new Secrets(settings.data);
  const { here, elsewhere } = readParts(source.PARTS ?? '', [...services.map(({ name }) => name), 'gateway']);
  const own = (part: string, variable: string) => source[`${part.toUpperCase()}_${variable}`]?.trim() || undefined;
  const portOf = (name: string) => {
    return own(name, 'PORT') ?? String(firstPort + services.findIndex((service) => service.name === name));
  };
  const addressesOf = (name: string) => {
    return elsewhere.get(name) ?? (here.includes(name) ? [`http://127.0.0.1:${portOf(name)}`] : []);
  };
  const addresses = {
    facts: sharedConfig(settings, secrets, { smtp: '', s3: '', addressesOf }),
    natsUrlOf: (part: string) => own(part, 'NATS_URL') ?? settings.natsUrl ?? '',
  };
  const shared = { DATABASE_POOL: source.DATABASE_POOL?.trim() || usualPool };
  const serviceSource = (name: string): Source => {
    const [service] = services.filter((one) => one.name === name);
    const server = source.DATABASE_URL?.trim();
    const url = server || settings.databaseOf(name) ? databaseUrl(name, settings, secrets, server ?? '') : '';
    const environment = service && serviceEnvironment(settings, service, addresses, url);
    const stripe = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'].flatMap((variable) => {
      const value = environment?.PAYMENT_PROVIDER && own(name, variable);
      return value ? [[variable, value] as const] : [];
    });
    return {
      ...shared,
      ...(name === 'media' && { IMAGE_WORKERS: source.IMAGE_WORKERS?.trim() || usualImageWorkers }),
      ...environment,
      ...Object.fromEntries(stripe),
      PORT: portOf(name),
      HOST: source.SERVICES_HOST?.trim() || '127.0.0.1',
    };
  };
  const gatewaySource = (): Source => ({
    ...gatewayEnvironment(settings, addresses),
    PORT: String(settings.sitePort),
    DEMO_STAFF_EMAIL: source.DEMO_STAFF_EMAIL,
  });
  return new Map(here.map((name) => [name, name === 'gateway' ? gatewaySource() : serviceSource(name)]));
}
