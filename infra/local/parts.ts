/** What parts must know about each other. Addresses are chosen before anything starts, so no part waits for another. */
export interface SharedConfig {
  /** The site's public URL, e.g. `http://localhost:8080`. */
  siteUrl: string;
  smtpUrl: string;
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string };
  /** For media's uploads in progress; not in /tmp, where another user's Hilltop may own the folder. */
  uploadDirectory: string;
  /** The admin panel's demo account. */
  staff: { email: string; password: string };
  /** For staff's links and authenticator apps. */
  accountSecret: string;
  /** Bearer token of the gateway's `/metrics`. */
  metricsToken: string;
  /** Signs links to visitors' bookings. */
  bookingLinkSecret: string;
  /** Signs sealed days of the books. */
  sealSecret: string;
  /** Derives voucher codes, and signs links to vouchers. */
  voucherSecret: string;
  /** The payment provider's variables, only for services that take money. */
  payment: Record<string, string>;
  stripePublishableKey: string | undefined;
  /** Base URLs of a service's replicas, separated by commas. */
  addressesOf(service: string): string;
  /** Signs a caller's identity; only that part has it. */
  privateKeyOf(part: string): string;
}

export interface ServicePart {
  /** Its folder in `services/`; with the prefix `hilltop_`, its database and role. */
  name: string;
  /** Serves GraphQL, so the gateway needs its address. */
  subgraph: boolean;
  /** Its `seed` command fills an empty database with demo data. */
  seeds: boolean;
  /** What its demo data depends on: if that changes, the data is written again. */
  seedOf?(facts: SharedConfig): string;
  /** Other parts come first on a busy machine: nobody waits for its answers. */
  lowPriority?: boolean;
  /** In addition to every service's (`launch/service-environment.ts`). */
  variables?(facts: SharedConfig): Record<string, string>;
}

/** A new service is one more entry. */
export const services: readonly ServicePart[] = [
  {
    name: 'bookings',
    subgraph: true,
    seeds: true,
    // For links to visitors' own pages.
    variables: ({ siteUrl, bookingLinkSecret, payment }) => ({
      ...payment,
      PUBLIC_URL: siteUrl,
      BOOKING_LINK_SECRETS: bookingLinkSecret,
    }),
  },
  {
    name: 'catalog',
    subgraph: true,
    seeds: true,
    // Its demo products upload their images.
    variables: ({ addressesOf, privateKeyOf }) => ({
      MEDIA_URLS: addressesOf('media'),
      IDENTITY_PRIVATE_KEY: privateKeyOf('catalog'),
    }),
  },
  {
    name: 'media',
    subgraph: true,
    seeds: false,
    variables: ({ s3, uploadDirectory, addressesOf, privateKeyOf }) => ({
      CATALOG_URLS: addressesOf('catalog'),
      ORDERS_URLS: addressesOf('orders'),
      IDENTITY_PRIVATE_KEY: privateKeyOf('media'),
      UPLOAD_DIRECTORY: uploadDirectory,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
      S3_BUCKET: s3.bucket,
    }),
  },
  {
    name: 'orders',
    subgraph: true,
    seeds: false,
    variables: ({ addressesOf, privateKeyOf, payment, siteUrl, voucherSecret }) => ({
      ...payment,
      // For links to vouchers.
      PUBLIC_URL: siteUrl,
      VOUCHER_SECRETS: voucherSecret,
      BOOKINGS_URLS: addressesOf('bookings'),
      CATALOG_URLS: addressesOf('catalog'),
      IDENTITY_PRIVATE_KEY: privateKeyOf('orders'),
    }),
  },
  { name: 'contact', subgraph: true, seeds: false },
  {
    name: 'ledger',
    subgraph: true,
    seeds: false,
    lowPriority: true,
    // It asks the payment provider for payouts.
    variables: ({ sealSecret, payment }) => ({ ...payment, SEAL_SECRETS: sealSecret }),
  },
  { name: 'content', subgraph: true, seeds: true },
  {
    name: 'staff',
    subgraph: true,
    seeds: true,
    seedOf: ({ staff }) => `${staff.email} ${staff.password}`,
    variables: ({ staff, accountSecret }) => ({
      HILLTOP_STAFF_EMAIL: staff.email,
      HILLTOP_STAFF_PASSWORD: staff.password,
      ACCOUNT_SECRET: accountSecret,
    }),
  },
  {
    name: 'notifications',
    subgraph: true,
    seeds: false,
    lowPriority: true,
    variables: ({ smtpUrl, siteUrl, staff, addressesOf, privateKeyOf }) => ({
      SMTP_URL: smtpUrl,
      PUBLIC_URL: siteUrl,
      BOOKINGS_URLS: addressesOf('bookings'),
      ORDERS_URLS: addressesOf('orders'),
      CONTACT_URLS: addressesOf('contact'),
      STAFF_URLS: addressesOf('staff'),
      LEDGER_URLS: addressesOf('ledger'),
      IDENTITY_PRIVATE_KEY: privateKeyOf('notifications'),
      STAFF_INBOX: staff.email,
    }),
  },
];

export function gatewayVariables(facts: SharedConfig): Record<string, string> {
  const subgraphs = services.filter(({ subgraph }) => subgraph);
  const ofSubgraphs = subgraphs.map(({ name }) => [`${name.toUpperCase()}_URLS`, facts.addressesOf(name)]);
  // The sign-in page names the demo account; only the terminal shows its password.
  const own = {
    PUBLIC_URL: facts.siteUrl,
    DEMO_STAFF_EMAIL: facts.staff.email,
    METRICS_TOKEN: facts.metricsToken,
    IDENTITY_PRIVATE_KEY: facts.privateKeyOf('gateway'),
    ...(facts.stripePublishableKey && { STRIPE_PUBLISHABLE_KEY: facts.stripePublishableKey }),
  };
  return { ...own, ...Object.fromEntries(ofSubgraphs) };
}
