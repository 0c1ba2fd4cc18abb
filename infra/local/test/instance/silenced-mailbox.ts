import { expect, it } from '@jest/globals';
import type { Instance } from '../../launch/instance.ts';
import { ask, signIn } from '../support/graph.ts';
import { dayAhead, postBooking, tourBooking } from '../support/tour-booking.ts';
import { until } from '../support/until.ts';

/** A member of staff who also comes as a guest. */
const address = 'staff@hilltop.test';
/** `EMAILS_PER_ADDRESS_PER_DAY`. */
const limit = 20;

interface Mail {
  readonly to: readonly { readonly address: string }[];
  readonly subject: string;
}

interface Email {
  readonly id: string;
  readonly status: string;
}

async function mailsTo({ inbox }: Instance): Promise<Mail[]> {
  const mails = (await (await fetch(`${inbox}/api/email`)).json()) as Mail[];
  return mails.filter(({ to }) => to.some((one) => /^staff(\+\d+)?@hilltop\.test$/i.test(one.address)));
}

/** Tests that what strangers can cause with an address does not stop what its owner needs. */
export function silencedMailbox(instance: () => Instance): void {
  it('writes of passwords, closed days and what staff resend to a mailbox that strangers have silenced', async () => {
    const { site } = instance();
    const cookie = await signIn(instance());
    const graphql = (query: string) => ask<Record<string, unknown>>(site, query, {}, cookie);
    const book = async (name: string, email: string, tourDate: string): Promise<string> => {
      const booking = { ...tourBooking({ name, guests: 1, tourDate, tourTime: '10:00 AM' }), email };
      const response = await postBooking(site, booking);
      expect(response.status).toBe(201);
      return ((await response.json()) as { id: string }).id;
    };
    const emailsAbout = async (id: string): Promise<readonly Email[]> => {
      const { emails } = await graphql(`{ emails(search: "${id}") { emails { id status } } }`);
      return (emails as { emails: readonly Email[] }).emails;
    };
    const before = (await mailsTo(instance())).length;
    const received = async () => (await mailsTo(instance())).length - before;

    const [strangers, hers] = [dayAhead(8, 4), dayAhead(8, 5)];
    for (let at = 0; at < limit; at += 1) await book(`silencing-${at}`, `Staff+${at}@Hilltop.test`, strangers);
    await until('the strangers have used up the limit', async () => (await received()) === limit);
    const [waiting, displaced] = [await book('her-own', address, strangers), await book('her-closed', address, hers)];
    await until('her tickets wait', async () => {
      const states = (await Promise.all([emailsAbout(waiting), emailsAbout(displaced)])).flat();
      return states.length === 2 && states.every(({ status }) => status === 'WAITING');
    });
    expect(await received()).toBe(limit);

    await graphql(`mutation { requestPasswordReset(email: "${address}") { __typename } }`);
    await until('the link for a password arrives', async () => (await received()) === limit + 1);
    const closed = await graphql(
      `mutation { closeDay(input: { date: "${hers}", reason: "Ice", message: "The drive is not safe." }) { __typename } }`,
    );
    expect(closed.closeDay).toEqual({ __typename: 'DayClosed' });
    await until('the closing of her day arrives', async () => (await received()) === limit + 2);
    const [ticket] = await emailsAbout(waiting);
    await graphql(`mutation { resendEmail(id: "${ticket?.id}") { __typename } }`);
    await until('what staff resend arrives', async () => (await received()) === limit + 3);
    await graphql(`mutation { reopenDay(date: "${hers}") { __typename } }`);
  }, 600_000);
}
