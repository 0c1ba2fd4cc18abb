/** Nothing stays authorized because its browser was closed. */
export const createBrowserPayments = `
  CREATE TABLE browser_payments (id text PRIMARY KEY, started_at timestamptz NOT NULL);
  CREATE INDEX browser_payments_by_time ON browser_payments (started_at);
`;
