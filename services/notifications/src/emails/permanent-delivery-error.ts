import { isError } from '@hilltop/platform/logging/is-error';

/** The mail server refuses this e-mail for good. */
export class PermanentDeliveryError extends Error {
  /** @param reason a class of refusals: no address, no server's text */
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'PermanentDeliveryError';
  }
}

/** The SMTP steps whose "no" is about this guest or this text; any other is about our own settings, which get mended. */
const ABOUT_THE_EMAIL: Readonly<Record<string, string>> = {
  'RCPT TO': 'the mail server refused the recipient',
  DATA: 'the mail server refused the message',
};

/**
 * The refusal behind a failure, or `undefined` when another attempt may succeed. The failure's own text names addresses and
 * is not looked at.
 */
export function refusalIn(error: unknown): PermanentDeliveryError | undefined {
  if (!isError(error)) return undefined;
  const { responseCode, command } = error;
  if (typeof responseCode !== 'number' || responseCode < 500 || typeof command !== 'string') return undefined;
  const reason = ABOUT_THE_EMAIL[command];
  return reason === undefined ? undefined : new PermanentDeliveryError(`${reason} (${responseCode})`);
}
