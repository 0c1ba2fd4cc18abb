import { createTransport } from 'nodemailer';
import type { ComposedEmail } from './composer.js';
import { emailMessage } from './email-message.js';
import { PermanentDeliveryError, refusalIn } from './permanent-delivery-error.js';

/** Timeout for the connection and for the server's greeting, in milliseconds. */
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Timeout for a silent server, in milliseconds. Once the text has been sent, giving up early would send it twice, and
 * virus scans take time, so this is long.
 */
const SILENCE_TIMEOUT_MS = 120_000;

/** Timeout for a whole attempt, in milliseconds: a server that trickles its replies is never silent. */
const ATTEMPT_TIMEOUT_MS = 300_000;

const POOL = {
  pool: true,
  maxMessages: 100,
  /** In milliseconds. Shorter than the servers' own idle timeouts, so that we close the connection. */
  idleTimeout: 30_000,
  /** The queue in the database decides about retries: the library cannot know whether the first attempt arrived. */
  maxRequeues: 0,
} as const;

/** Characters that no mailbox address contains and that could break out of an SMTP command. */
const INVALID_IN_ADDRESS = /[\p{Cc}\s<>,;]/u;

/** Sends e-mails to the mail server over pooled connections. */
export class Mailer {
  private readonly transport: ReturnType<typeof connectionsTo>;

  /** @param connections the size of the pool */
  constructor(
    smtpUrl: string,
    private readonly from: string,
    connections: number,
  ) {
    this.transport = connectionsTo(smtpUrl, connections);
  }

  /**
   * Resolves once the mail server has accepted the e-mail.
   *
   * @throws PermanentDeliveryError when a retry cannot succeed; otherwise the error of this attempt
   */
  async send(email: ComposedEmail, messageId: string): Promise<void> {
    const { address } = email.to;
    if (!address.includes('@') || INVALID_IN_ADDRESS.test(address))
      throw new PermanentDeliveryError('not an address', true);
    const attempt = new AbortController();
    const timer = setTimeout(() => attempt.abort(), ATTEMPT_TIMEOUT_MS).unref();
    try {
      await this.transport.sendMail({ ...emailMessage(email, this.from, messageId), signal: attempt.signal });
    } catch (error) {
      throw refusalIn(error) ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes the connections; those in use finish first. */
  close(): void {
    this.transport.close();
  }
}

function connectionsTo(url: string, maxConnections: number) {
  return createTransport({
    ...POOL,
    url,
    maxConnections,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
}
