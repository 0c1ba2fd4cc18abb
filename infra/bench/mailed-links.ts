import { setTimeout as pause } from 'node:timers/promises';
import { openTimes } from '../local/test/support/open-times.ts';
import { postBooking, tourBooking } from '../local/test/support/tour-booking.ts';
import { linksIn } from './site-links.ts';

const mailedWithinMs = 60_000;

/** They fill a standard tour of 25 seats. */
const parties = [20, 5];

export interface Site {
  readonly site: string;
  /** URL of the mail catcher. */
  readonly inbox: string;
}

async function mailsTo(inbox: string, address: string): Promise<readonly { readonly html: string }[]> {
  const mails = (await (await fetch(`${inbox}/api/email`)).json()) as {
    html: string;
    to: readonly { address: string }[];
  }[];
  return mails.filter(({ to }) => to.some((each) => each.address === address));
}

/** The links in the first e-mail to an address, once it has arrived. */
async function linksMailedTo({ site, inbox }: Site, address: string): Promise<readonly string[]> {
  for (let waited = 0; waited < mailedWithinMs; waited += 250) {
    const [mail] = await mailsTo(inbox, address);
    if (mail) return linksIn(mail.html, site);
    await pause(250);
  }
  throw new Error(`no e-mail to ${address} within ${mailedWithinMs / 1000} s`);
}

/** Books a whole tour and joins its waiting list. @returns the links in the e-mails about it */
export async function mailedLinks(on: Site): Promise<readonly string[]> {
  const { site } = on;
  const mark = Date.now().toString(36);
  const starts = await openTimes(site);
  // Any of them: on a running instance the first ones can have guests.
  const start = starts[Date.now() % starts.length];
  if (!start) throw new Error('no start time can be booked');
  const { tourDate, tourTime } = start;
  for (const guests of parties) {
    const booking = tourBooking({ name: `lighthouse-${guests}-${mark}`, guests, tourDate, tourTime });
    const booked = await postBooking(site, booking);
    if (booked.status !== 201) throw new Error(`the booking was answered ${booked.status}`);
  }
  const email = `lighthouse-waits-${mark}@example.test`;
  const waiting = {
    firstName: 'Guest',
    lastName: 'Waiting',
    email,
    phone: '817-555-0100',
    tickets: [{ type: 'adult', count: 2 }],
  };
  const joined = await fetch(`${site}/api/waitlist`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...waiting, tourType: 'standard', tourDate, tourTime }),
  });
  if (joined.status !== 201) throw new Error(`the waiting list answered ${joined.status}`);
  const ticket = await linksMailedTo(on, `lighthouse-${parties[0]}-${mark}@example.test`);
  return [...ticket, ...(await linksMailedTo(on, email))];
}
