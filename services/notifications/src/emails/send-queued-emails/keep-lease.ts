import type { Logger } from '@hilltop/platform/logging/logger';
import { type ClaimedEmail, type EmailRepository, LEASE_MS } from '../email.repository.js';

/**
 * Renews the lease of an e-mail while `work` runs. Leases are short, so that the e-mails of a dead process are sent soon,
 * and a mail server can take longer than one lease.
 */
export async function keepLease(
  email: ClaimedEmail,
  emails: EmailRepository,
  logger: Logger,
  work: () => Promise<void>,
): Promise<void> {
  const timer = setInterval(() => {
    emails.renew(email).then(
      (ours) => ours || logger.warn({ mail: email.id }, 'another sender has taken over the lease of an e-mail'),
      (err: unknown) => logger.warn({ mail: email.id, err }, 'the lease of an e-mail could not be renewed'),
    );
  }, LEASE_MS / 3).unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
