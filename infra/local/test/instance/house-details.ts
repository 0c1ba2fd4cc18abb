import { expect, it } from '@jest/globals';
import type { Instance } from '../../launch/instance.ts';
import { ask, signIn } from '../support/graph.ts';
import { dayAhead, postBooking, tourBooking } from '../support/tour-booking.ts';
import { until } from '../support/until.ts';

interface House {
  readonly version: number;
  readonly street: string;
  readonly town: string;
  readonly phone: string;
  readonly email: string;
}

interface Mail {
  readonly id: string;
  readonly to: readonly { readonly address: string }[];
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly generatedFileName: string; readonly contentType: string }[];
}

const LIST = '{ siteContent { house { version street town phone email } } }';
const SAVE = `mutation ($version: Int!, $input: HouseDetailsInput!) {
  saveHouseDetails(version: $version, input: $input) { __typename } }`;
const NEW = { street: '1 Hill Road', town: 'Arlington, Texas 76013', phone: '817-555-0102' };
/** Spelled in any way. */
const OLD = /817\W{0,2}987\W{0,2}1716|3001 W\. Division/;

async function pathsOf(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

const pageAt = async (site: string, path: string) => (await fetch(`${site}${path}`)).text();

/** Tests that a manager's change of address and phone number reaches every page, ticket, e-mail and calendar file. */
export function houseDetails(instance: () => Instance): void {
  it('names the house everywhere as a manager has saved it a second ago', async () => {
    const { site, inbox } = instance();
    const cookie = await signIn(instance());
    const { siteContent } = await ask<{ siteContent: { house: House } }>(site, LIST);
    const { version, ...before } = siteContent.house;
    const first = { name: 'houseone', guests: 2, tourDate: dayAhead(5, 4), tourTime: '10:00 AM' };
    const booked = (await (await postBooking(site, tourBooking(first))).json()) as { visitUrl: string };
    const visit = new URL(booked.visitUrl).pathname;
    const paths = [...(await pathsOf(site)), '/visit', visit, visit.replace('/visit/', '/waiver/')];
    expect(paths.length).toBeGreaterThan(20);
    // A page that is not rendered in time comes without the number.
    for (const path of paths) await until(`${path} has the old number`, async () => OLD.test(await pageAt(site, path)));

    const input = { ...before, ...NEW, socials: [] };
    const saved = await ask<{ saveHouseDetails: { __typename: string } }>(site, SAVE, { version, input }, cookie);
    expect(saved.saveHouseDetails.__typename).toBe('ContentSaved');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    for (const path of paths) {
      expect([path, OLD.exec(await pageAt(site, path))?.[0]]).toEqual([path, undefined]);
      await until(`${path} has the new number`, async () => (await pageAt(site, path)).includes(NEW.phone));
    }

    const food = { foodOrderPlatform: 'chick_fil_a', foodOrderDetails: '10 × Chicken Sandwich Meal' };
    const party = { ...first, name: 'housetwo', guests: 10, tourTime: '11:00 AM' };
    const order = { ...tourBooking(party), ...food, foodOrderTotal: '129.90', foodDeliveryAddress: '1 Hill Road' };
    const ticket = (await (await postBooking(site, order)).json()) as { foodDeliveryAddress: string };
    expect(ticket.foodDeliveryAddress).toBe('1 Hill Road, Arlington, Texas 76013');
    let mail: Mail | undefined;
    await until('the mail of the second booking', async () => {
      const mails = (await (await fetch(`${inbox}/api/email`)).json()) as Mail[];
      mail = mails.find(({ to }) => to.some(({ address }) => address === 'housetwo@example.test'));
      return mail !== undefined;
    });
    const file = mail?.attachments.find(({ contentType }) => contentType === 'text/calendar')?.generatedFileName;
    const calendar = await (await fetch(`${inbox}/api/email/${mail?.id}/attachment/${file}`)).text();
    for (const form of [mail?.text, mail?.html, calendar.replaceAll('\r\n ', '')]) {
      expect([OLD.exec(form ?? '')?.[0], form?.includes(NEW.phone), form?.includes(NEW.street)]).toEqual([
        undefined,
        true,
        true,
      ]);
    }
  });
}
