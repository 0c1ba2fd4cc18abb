import { coalesce } from '@hilltop/platform/async/coalesce';
import type { Metrics } from '@hilltop/platform/telemetry/metrics';
import type { DataSource } from 'typeorm';
import type { EmailKind } from './email.entity.js';

/** E-mails that a limit holds back, or that can never arrive, are no sign of trouble: anybody can type an address that does not exist. */
const counts = `
  SELECT CASE WHEN status = 'queued' AND held_until IS NOT NULL THEN 'waiting'
      WHEN status = 'failed' AND given_up_for IS NOT NULL THEN 'undeliverable' ELSE status END AS status, count(*)::int AS emails,
    coalesce(extract(epoch FROM now() - min(coalesce(resent_at, created_at))), 0)::float AS "oldestSeconds"
  FROM emails WHERE status <> 'sent' GROUP BY 1`;

/** In seconds: up to an hour without a mail server. */
const buckets = [0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3_600];

/** @returns call it with an e-mail that a mail server has accepted */
export function measureEmails(metrics: Metrics): (kind: EmailKind, causedAt: Date, acceptedAt: Date) => void {
  const seconds = metrics.histogram(
    {
      name: 'hilltop_email_seconds',
      help: 'From what an e-mail is about, e.g. a booking, until a mail server accepted it, by kind, in seconds.',
      labels: ['kind'],
    },
    buckets,
  );
  return (kind, causedAt, acceptedAt) =>
    // The clocks of two machines can differ.
    seconds.observe({ kind }, Math.max(0, acceptedAt.getTime() - causedAt.getTime()) / 1_000);
}

interface Count {
  readonly status: string;
  readonly emails: number;
  readonly oldestSeconds: number;
}

/** Replicas share the queue, so all report the same values. */
export function showEmails(metrics: Metrics, dataSource: DataSource): void {
  const readCounts = coalesce(async (): Promise<readonly Count[]> => {
    const rows: Count[] = await dataSource.query(counts);
    return ['queued', 'waiting', 'failed', 'undeliverable'].map(
      (status) => rows.find((row) => row.status === status) ?? { status, emails: 0, oldestSeconds: 0 },
    );
  });
  const labels = ['status'] as const;
  metrics.lookup({ name: 'hilltop_emails', help: 'E-mails that are not sent, by status.', labels }, async () =>
    (await readCounts()).map(({ status, emails }) => ({ labels: { status }, value: emails })),
  );
  metrics.lookup(
    { name: 'hilltop_emails_oldest_seconds', help: 'Age of the oldest e-mail that is not sent, in seconds.', labels },
    async () => (await readCounts()).map(({ status, oldestSeconds }) => ({ labels: { status }, value: oldestSeconds })),
  );
}
