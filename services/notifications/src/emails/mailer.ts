import { createTransport, type Transporter } from 'nodemailer';
import type { ComposedEmail } from './composer.js';

/** How long a mail server may take for one step, in milliseconds. */
const STEP_MS = 10_000;

/** The mail server refused this e-mail for good (an answer of 5xx): trying again changes nothing. */
export class RefusedForGood extends Error {
  constructor(code: number) {
    super(`refused by the mail server with ${code}`);
    this.name = 'RefusedForGood';
  }
}

/** Hands e-mails to the mail server. */
export class Mailer {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    this.transport = createTransport({
      url: smtpUrl,
      connectionTimeout: STEP_MS,
      greetingTimeout: STEP_MS,
      socketTimeout: STEP_MS,
    });
  }

  /**
   * Resolves once the mail server has taken the e-mail.
   *
   * @throws RefusedForGood for an answer of 5xx; otherwise whatever kept it from being taken this time
   */
  async send(email: ComposedEmail, messageId: string): Promise<void> {
    const { attachments, ...rest } = email;
    try {
      await this.transport.sendMail({
        ...rest,
        from: this.from,
        messageId,
        attachments: attachments.map((attachment) => ({ ...attachment })),
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    } catch (error) {
      const code = responseCode(error);
      throw code !== undefined && code >= 500 ? new RefusedForGood(code) : error;
    }
  }

  close(): void {
    this.transport.close();
  }
}

function responseCode(error: unknown): number | undefined {
  const code = error instanceof Error ? (error as Error & { responseCode?: unknown }).responseCode : undefined;
  return typeof code === 'number' ? code : undefined;
}
