import { createTransport } from 'nodemailer';
import type { ComposedEmail } from './composer.js';
import { emailMessage } from './email-message.js';
import { PermanentDeliveryError, refusalIn } from './permanent-delivery-error.js';

/** How long a mail server may take to be reached and to greet, in milliseconds. */
const REACHED_MS = 10_000;

/**
 * How long it may be silent, in milliseconds. After the text has gone over, giving up early means sending twice: servers
 * that look for viruses take their time, so this is long.
 */
const SILENT_MS = 120_000;

/** How long one e-mail may take in all, in milliseconds: a server that trickles its answers is never silent. */
const ATTEMPT_MS = 300_000;

const POOL = {
  pool: true,
  maxMessages: 100,
  /** Below what servers wait for the next e-mail, so that the end of the connection is ours, in milliseconds. */
  idleTimeout: 30_000,
  /** The queue in the database decides on a second attempt: the library cannot know whether the first arrived. */
  maxRequeues: 0,
} as const;

/** What a mailbox's address never holds, and what would end the SMTP command that names it. */
const NO_ADDRESS = /[\p{Cc}\s<>,;]/u;

/** Hands e-mails to the mail server, over connections that are kept for the next one. */
export class Mailer {
  private readonly transport: ReturnType<typeof connectionsTo>;

  /** @param connections most of them at once */
  constructor(
    smtpUrl: string,
    private readonly from: string,
    connections: number,
  ) {
    this.transport = connectionsTo(smtpUrl, connections);
  }

  /**
   * Resolves once the mail server has taken the e-mail.
   *
   * @throws PermanentDeliveryError when it never will; otherwise whatever kept it from being taken this time
   */
  async send(email: ComposedEmail, messageId: string): Promise<void> {
    const { address } = email.to;
    if (!address.includes('@') || NO_ADDRESS.test(address)) throw new PermanentDeliveryError('not an address');
    const attempt = new AbortController();
    const timer = setTimeout(() => attempt.abort(), ATTEMPT_MS).unref();
    try {
      await this.transport.sendMail({ ...emailMessage(email, this.from, messageId), signal: attempt.signal });
    } catch (error) {
      throw refusalIn(error) ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends the connections; one that is at work finishes first. */
  close(): void {
    this.transport.close();
  }
}

function connectionsTo(url: string, maxConnections: number) {
  return createTransport({
    ...POOL,
    url,
    maxConnections,
    connectionTimeout: REACHED_MS,
    greetingTimeout: REACHED_MS,
    socketTimeout: SILENT_MS,
  });
}
