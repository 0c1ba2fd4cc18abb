import { isError } from '@hilltop/platform/logging/is-error';

export class PermanentDeliveryError extends Error {
  /** @param reason without addresses and without the server's text @param isOfAddress the address is refused, rather than the message */
  constructor(
    readonly reason: string,
    readonly isOfAddress: boolean,
  ) {
    super(reason);
    this.name = 'PermanentDeliveryError';
  }
}

/** Prefix of every reason of a mail server's refusal, by which the queue counts them. */
export const MAIL_SERVER = 'the mail server';

/** Refusals of the recipient or the message. Any other refusal concerns our settings, which we can fix. */
const ABOUT_THE_EMAIL: Readonly<Record<string, string>> = {
  'RCPT TO': `${MAIL_SERVER} refused the recipient`,
  DATA: `${MAIL_SERVER} refused the message`,
};

/** `undefined` when a retry can succeed. The error's own message is ignored, because it names addresses. */
export function refusalIn(error: unknown): PermanentDeliveryError | undefined {
  if (!isError(error)) return undefined;
  const { responseCode, command } = error;
  if (typeof responseCode !== 'number' || responseCode < 500 || typeof command !== 'string') return undefined;
  const reason = ABOUT_THE_EMAIL[command];
  return reason === undefined
    ? undefined
    : new PermanentDeliveryError(`${reason} (${responseCode})`, command === 'RCPT TO');
}
