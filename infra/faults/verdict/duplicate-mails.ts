import type { ReceivedMail } from '../instance/mail-sink.ts';
import { touchesMail } from '../plan/fault.ts';
import type { Happened } from '../plan/inject.ts';

/** A copy can follow this long after the fault that caused it, in ms: the dead process's lease must expire first. */
const afterwardsMs = 60_000;

/**
 * E-mails that the mail server has twice, unless a fault came between the first copy and its record. SMTP cannot
 * prevent those: the copy has the same Message-ID.
 */
export function duplicateMails(mails: readonly ReceivedMail[], happened: readonly Happened[]): string[] {
  const reasons = happened.filter(({ fault }) => touchesMail(fault));
  return [...Map.groupBy(mails, ({ id }) => id)].flatMap(([id, copies]) =>
    copies.slice(1).flatMap((copy, before) => {
      const first = copies[before]?.at ?? copy.at;
      // The fault must have begun before the copy, and not have ended long before the first one.
      const isExplained = reasons.some(
        ({ from, until }) => from <= copy.at && until + afterwardsMs >= copy.at && until >= first - 10_000,
      );
      return isExplained ? [] : [`e-mail ${id} went out again ${copy.at - first} ms later, and nothing had gone wrong`];
    }),
  );
}
