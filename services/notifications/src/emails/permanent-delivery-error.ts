import { isError } from '@hilltop/platform/logging/is-error';

/** The mail server has permanently refused this e-mail. */
export class PermanentDeliveryError extends Error {
  /**
   * @param reason the class of the refusal, without addresses and without the server's text
   * @param isOfAddress whether the address is refused, rather than the message
   */
  constructor(
    readonly reason: string,
    readonly isOfAddress: boolean,
  ) {
    super(reason);
    this.name = 'PermanentDeliveryError';
  }
}

/** How every reason begins for which a mail server did not take an e-mail; those of the queue that have it are counted by it. */
export const MAIL_SERVER = 'the mail server';

/** The SMTP commands whose refusal concerns the recipient or the message. Any other concerns our settings, which get fixed. */
const ABOUT_THE_EMAIL: Readonly<Record<string, string>> = {
  'RCPT TO': `${MAIL_SERVER} refused the recipient`,
  DATA: `${MAIL_SERVER} refused the message`,
};

/**
 * The permanent refusal behind an error, or `undefined` when a retry can succeed. The error's own message is ignored, as
 * it names addresses.
 */
export function refusalIn(error: unknown): PermanentDeliveryError | undefined {
  if (!isError(error)) return undefined;
  const { responseCode, command } = error;
  if (typeof responseCode !== 'number' || responseCode < 500 || typeof command !== 'string') return undefined;
  const reason = ABOUT_THE_EMAIL[command];
  return reason === undefined
    ? undefined
    : new PermanentDeliveryError(`${reason} (${responseCode})`, command === 'RCPT TO');
}
