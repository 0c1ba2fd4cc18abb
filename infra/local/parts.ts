/** What parts need to know about each other. Addresses are chosen before anything starts, so no part waits for another. */
export interface SharedConfig {
  /** Where visitors reach the site, e.g. `http://localhost:8080`. */
  siteUrl: string;
  smtpUrl: string;
  s3: { endpoint: string; accessKey: string; secretKey: string; bucket: string };
  /** Where media keeps what is being uploaded: not in /tmp, where another user's Hilltop may own a folder of that name. */
  uploadDirectory: string;
  /** The demo account of the admin pages. */
  staff: { email: string; password: string };
  /** What links for staff and their authenticator apps depend on. */
  accountSecret: string;
  /** The bearer token of the gateway's `/metrics`. */
  metricsToken: string;
  /** What links to visitors' bookings are signed with. */
  bookingLinkSecret: string;
  /** What sealed days of the books are signed with. */
  sealSecret: string;
  /** Makes the codes of vouchers and signs links to them. */
  voucherSecret: string;
  /** What the services that take money know of the provider; nobody else does. */
  payment: Record<string, string>;
  stripePublishableKey: string | undefined;
  /** Base addresses of a service's replicas, with commas between them. */
  addressesOf(service: string): string;
  /** What a part that calls others signs its identity with; nobody else has it. */
  privateKeyOf(part: string): string;
}

export interface ServicePart {
  /** Its folder under `services/`; with `hilltop_` before it, its database and role. */
  name: string;
  /** Whether it serves GraphQL, so that the gateway needs its address. */
  subgraph: boolean;
  /** Whether its `seed` command fills an empty database with demo data. */
  seeds: boolean;
  /** What its demo data depends on: when that changes, the data is written again. */
  seedOf?(facts: SharedConfig): string;
  /** Whether other parts go first when the processor is busy: nobody waits for its answers. */
  lowPriority?: boolean;
  /** Its own variables, besides those that every service has (`launch/service-environment.ts`). */
  variables?(facts: SharedConfig): Record<string, string>;
}

/** Every service that `make start` runs. A new one is an entry here. */
export const services: readonly ServicePart[] = [
  {
    name: 'bookings',
    subgraph: true,
    seeds: true,
    // For the links to visitors' own pages.
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
      // For the links to vouchers.
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
    // It asks the payment provider what was paid out.
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
      MAIL_FROM: "Top O' Hill Terrace <tours@hilltop.test>",
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

/** The gateway's own variables: where visitors reach it, where each subgraph lives, and the key to sign with. */
export function gatewayVariables(facts: SharedConfig): Record<string, string> {
  const subgraphs = services.filter(({ subgraph }) => subgraph);
  const ofSubgraphs = subgraphs.map(({ name }) => [`${name.toUpperCase()}_URLS`, facts.addressesOf(name)]);
  // The sign-in page names the demo's account; the terminal alone says its password.
  const own = {
    PUBLIC_URL: facts.siteUrl,
    DEMO_STAFF_EMAIL: facts.staff.email,
    METRICS_TOKEN: facts.metricsToken,
    IDENTITY_PRIVATE_KEY: facts.privateKeyOf('gateway'),
    ...(facts.stripePublishableKey && { STRIPE_PUBLISHABLE_KEY: facts.stripePublishableKey }),
  };
  return { ...own, ...Object.fromEntries(ofSubgraphs) };
}
