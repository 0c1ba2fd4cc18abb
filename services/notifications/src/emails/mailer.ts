import { traceHeaders } from '@hilltop/platform/telemetry/trace-context';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { ComposedEmail, Correspondent } from './mail.js';
import { PermanentDeliveryError, refusalIn } from './permanent-delivery-error.js';

/** Line breaks, other control characters, and bidirectional controls. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** Keeps a header on one line. */
export function headerText(text: string): string {
  return text.replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();
}

/** Has the same Message-ID at every attempt, and the current trace, so that ops can find the cause of an e-mail. */
export function emailMessage(email: ComposedEmail, from: string, messageId: string): SendMailOptions {
  const { to, replyTo, subject, text, html, attachments, headers } = email;
  return {
    from,
    to: correspondent(to),
    ...(replyTo && { replyTo: correspondent(replyTo) }),
    subject: headerText(subject),
    messageId,
    // Keeps automatic replies away.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', ...traceHeaders(), ...headers },
    xMailer: false,
    text,
    html,
    // Plain ASCII, so that no server in between changes it.
    textEncoding: 'quoted-printable',
    attachments: attachments.map((file) => ({
      ...file,
      contentDisposition: file.cid === undefined ? 'attachment' : 'inline',
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function correspondent({ name, address }: Correspondent): { name: string; address: string } {
  return { name: headerText(name), address };
}

/** Timeout for the connection and for the server's greeting. */
const CONNECT_TIMEOUT_MS = 10_000;

/** Timeout of a silent server. It is long, because virus scans take time, and giving up after the text was sent would send it twice. */
const SILENCE_TIMEOUT_MS = 120_000;

/** Timeout of a whole attempt: a server that trickles its replies is never silent. */
const ATTEMPT_TIMEOUT_MS = 300_000;

const POOL = {
  pool: true,
  maxMessages: 100,
  /** Shorter than the servers' own idle timeouts, so that we close the connection. */
  idleTimeout: 30_000,
  /** The queue in the database decides about retries: the library cannot know whether the first attempt arrived. */
  maxRequeues: 0,
} as const;

/** No mailbox address contains these, and they could break out of an SMTP command. */
const INVALID_IN_ADDRESS = /[\p{Cc}\s<>,;]/u;

/** Writes a message as one piece. A stream of it would be a packet for each line of its structure, to us and to the mail server. */
const composer = createTransport({ streamTransport: true, buffer: true });

/** Sends over pooled connections. */
export class Mailer {
  private readonly transport: ReturnType<typeof connectionsTo>;

  /** @param connections size of the pool */
  constructor(
    smtpUrl: string,
    private readonly from: string,
    connections: number,
  ) {
    this.transport = connectionsTo(smtpUrl, connections);
  }

  /**
   * Resolves once the mail server has accepted the e-mail.
   * @throws PermanentDeliveryError when a retry cannot succeed; otherwise the error of this attempt
   */
  async send(email: ComposedEmail, messageId: string): Promise<void> {
    const { address } = email.to;
    if (!address.includes('@') || INVALID_IN_ADDRESS.test(address))
      throw new PermanentDeliveryError('not an address', true);
    const attempt = new AbortController();
    const timer = setTimeout(() => attempt.abort(), ATTEMPT_TIMEOUT_MS).unref();
    try {
      const { message: raw, envelope } = await composer.sendMail(emailMessage(email, this.from, messageId));
      await this.transport.sendMail({ raw, envelope, signal: attempt.signal });
    } catch (error) {
      throw refusalIn(error) ?? error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Connections in use finish first. */
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
