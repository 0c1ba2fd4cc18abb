import type { Logger } from '@hilltop/platform/logging/logger';
import { type ClaimedEmail, type EmailRepository, LEASE_MS } from '../email.repository.js';

/**
 * Does something about an e-mail and keeps it ours meanwhile: a lease is short, so that the e-mails of a process that died
 * are soon sent, and a mail server may take longer than that.
 */
export async function keepLease(
  email: ClaimedEmail,
  emails: EmailRepository,
  logger: Logger,
  work: () => Promise<void>,
): Promise<void> {
  const timer = setInterval(() => {
    emails.renew(email).then(
      (ours) => ours || logger.warn({ mail: email.id }, 'somebody else took the e-mail'),
      (err: unknown) => logger.warn({ mail: email.id, err }, 'the lease of an e-mail was not renewed'),
    );
  }, LEASE_MS / 3).unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
}
