import type { ReceivedMail } from '../instance/mail-sink.ts';
import { touchesMail } from '../plan/fault.ts';
import type { Happened } from '../plan/inject.ts';

/** A copy may follow so long after the fault that caused it, in milliseconds: the lease of whoever died runs out first. */
const afterwardsMs = 60_000;

/**
 * E-mails that the mail server has twice, unless a fault came between the first copy and the note that it was sent. That
 * much SMTP cannot do better: the copy has the same Message-ID.
 */
export function duplicateMails(mails: readonly ReceivedMail[], happened: readonly Happened[]): string[] {
  const reasons = happened.filter(({ fault }) => touchesMail(fault));
  return [...Map.groupBy(mails, ({ id }) => id)].flatMap(([id, copies]) =>
    copies.slice(1).flatMap((copy, before) => {
      const first = copies[before]?.at ?? copy.at;
      // What happened must have begun before the copy, and not be over long before the one that came first.
      const isExplained = reasons.some(
        ({ from, until }) => from <= copy.at && until + afterwardsMs >= copy.at && until >= first - 10_000,
      );
      return isExplained ? [] : [`e-mail ${id} went out again ${copy.at - first} ms later, and nothing had gone wrong`];
    }),
  );
}
