import { resolve } from 'node:path';
import { chosenHouse, type House, isUsual } from '../house.ts';
import { UserError } from '../user-error.ts';

export interface Settings {
  root: string;
  house: House;
  data: string;
  /** Has the downloaded `nats-server`, which is not data, so it stays with the clone (HILLTOP_TOOLS). */
  tools: string;
  sitePort: number;
  siteUrl: string;
  inboxPort: number;
  /** All services and the gateway in one process. */
  isSmall: boolean;
  replicasOf(service: string): number;
  /** A service's external database; undefined for the local PostgreSQL. */
  databaseOf(service: string): string | undefined;
  natsUrl: string | undefined;
  smtpUrl: string | undefined;
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string } | undefined;
  /** The admin panel's demo account. */
  staff: { email: string; password: string | undefined };
  /** In minutes; 0 is never. */
  reconcileEveryMinutes: number;
  /** Variables of the services that take money. */
  payment: Record<string, string>;
  stripePublishableKey: string | undefined;
  /** For every process, unchanged. */
  passedThrough: Record<string, string>;
}

type Source = Readonly<Record<string, string | undefined>>;

const passedThroughNames =
  /^(PATH|HOME|LANG|TMPDIR|NODE_OPTIONS|LOG_LEVEL|VENUE_TIME_ZONE|SHUTDOWN_.+|GRAPHQL_.+|TRUSTED_PROXIES|TIMEOUT_FACTOR|HOST|OTEL_.+|TRACE_RATIO|CONTACT_(LIMIT|LIMIT_PER_CALLER|WINDOW_SECONDS)|(HOLDS|HELD_SEATS)_PER_(CALLER|NETWORK)|BOOKING_[A-Z_]+|WAITLIST_[A-Z_]+|OWNER_INBOX|MAIL_FROM|EMAILS_PER_(ADDRESS|BOOKING|MAILBOX)_PER_DAY|RATE_LIMIT_[A-Z_]+|MAX_OPEN_[A-Z_]+|[A-Z]+_KEPT_DAYS|UPLOAD_MAX_MEGABYTES|QUICKBOOKS_ACCOUNTS|SALES_TAX_DUE_DAY)$/;
const paymentNames = /^(PAYMENT_PROVIDER|MOCK_PURCHASES_PER_CALLER|STRIPE_(SECRET_KEY|WEBHOOK_SECRET|API_URL))$/;
const bucketDefault = 'hilltop';

function variablesOf(source: Source, names: RegExp): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => (value !== undefined && names.test(name) ? [[name, value]] : [])),
  );
}

function wholeNumber(
  source: Source,
  name: string,
  bounds: { default: number; lowest: number; highest: number },
): number {
  const text = source[name]?.trim() || String(bounds.default);
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < bounds.lowest || value > bounds.highest) {
    throw new UserError(`${name} is "${text}": it must be a whole number from ${bounds.lowest} to ${bounds.highest}.`);
  }
  return value;
}

function url(source: Source, name: string): string | undefined {
  const text = source[name]?.trim();
  if (text && !text.split(',').every((part) => URL.canParse(part.trim()))) {
    throw new UserError(`${name} is not a URL: leave it out to use the local part.`);
  }
  return text || undefined;
}

function objectStore(source: Source): Settings['s3'] {
  const endpoint = url(source, 'S3_ENDPOINT');
  if (!endpoint) {
    return undefined;
  }
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_BUCKET: bucket = bucketDefault } = source;
  if (!accessKey || !secretKey) {
    throw new UserError('S3_ENDPOINT is set without its keys: set S3_ACCESS_KEY and S3_SECRET_KEY too.');
  }
  return { endpoint, accessKey, secretKey, bucket };
}

function demoAccount(source: Source): Settings['staff'] {
  const email = source.HILLTOP_STAFF_EMAIL?.trim() || 'staff@hilltop.test';
  const password = source.HILLTOP_STAFF_PASSWORD || undefined;
  if (password !== undefined && password.length < 12) {
    throw new UserError('HILLTOP_STAFF_PASSWORD is too short: it needs at least 12 characters.');
  }
  return { email, password };
}

/** Reads the variables of `make start` (README, "Configuration"). Throws `UserError` about the first wrong one. */
export function readSettings(source: Source = process.env): Settings {
  const root = resolve(import.meta.dirname, '../../..');
  const port = (name: string, preset: number) =>
    wholeNumber(source, name, { default: preset, lowest: 1, highest: 65_535 });
  const house = chosenHouse(source);
  const sitePort = port('PORT', 8080);
  const usualData = isUsual(house) ? '.hilltop' : `.hilltop/houses/${house.folder}`;
  const data = resolve(root, source.HILLTOP_DATA?.trim() || usualData);
  const settings: Settings = {
    root,
    house,
    data,
    tools: resolve(root, source.HILLTOP_TOOLS?.trim() || '.hilltop/tools'),
    sitePort,
    siteUrl: url(source, 'PUBLIC_URL') ?? `http://localhost:${sitePort}`,
    isSmall: source.SMALL?.trim() === '1',
    inboxPort: port('MAIL_PORT', 1080),
    replicasOf: (service) =>
      wholeNumber(source, `${service.toUpperCase()}_REPLICAS`, { default: 1, lowest: 1, highest: 32 }),
    databaseOf: (service) => url(source, `${service.toUpperCase()}_DATABASE_URL`),
    natsUrl: url(source, 'NATS_URL'),
    smtpUrl: url(source, 'SMTP_URL'),
    s3: objectStore(source),
    staff: demoAccount(source),
    reconcileEveryMinutes: wholeNumber(source, 'RECONCILE_EVERY_MINUTES', { default: 60, lowest: 0, highest: 10_080 }),
    payment: variablesOf(source, paymentNames),
    stripePublishableKey: source.STRIPE_PUBLISHABLE_KEY?.trim() || undefined,
    passedThrough: { ...variablesOf(source, passedThroughNames), HOUSE: house.folder },
  };
  if (settings.sitePort === settings.inboxPort && !settings.smtpUrl) {
    throw new UserError(
      `PORT and MAIL_PORT are both ${settings.sitePort}: choose another with \`make start PORT=8081\`.`,
    );
  }
  return settings;
}
