import { setTimeout as pause } from 'node:timers/promises';
import { dayAhead, postBooking, tourBooking } from '../../local/test/support/tour-booking.ts';
import { messageOf, UserError } from '../../local/user-error.ts';

const withinMs = 120_000;
const everyMs = 500;
const tourTime = '10:00 AM';

async function readJson<Answer>(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new UserError(`${url} answers ${response.status}`);
  return (await response.json()) as Answer;
}

/** Repeats `attempt` until it returns something. Throws `UserError` with the last problem after the timeout. */
async function eventually<Result>(what: string, attempt: () => Promise<Result | undefined>): Promise<Result> {
  const until = Date.now() + withinMs;
  let reason = '';
  while (Date.now() < until) {
    try {
      const result = await attempt();
      if (result !== undefined) return result;
    } catch (error) {
      reason = messageOf(error);
    }
    await pause(everyMs);
  }
  throw new UserError(`${what} within ${withinMs / 1000} s: ${reason}`);
}

/** A guest who uses gateway and inbox as a browser would. All guests book one slot. */
export class Guest {
  /** Confirmation codes of the bookings. */
  readonly codes: string[] = [];
  /** Seats booked. */
  seats = 0;
  private readonly site: string;
  private readonly inbox: string;
  private readonly tourDate = dayAhead(2, 6);

  constructor(site: string, inbox: string) {
    this.site = site;
    this.inbox = inbox;
  }

  /** Books seats. Without an answer, or with 5xx, it tries again with the same payment, as the site does. */
  async book(name: string, guests: number): Promise<string> {
    const booking = tourBooking({ name, guests, tourDate: this.tourDate, tourTime });
    const code = await eventually(`${name} cannot book`, async () => {
      const response = await postBooking(this.site, booking, { signal: AbortSignal.timeout(10_000) });
      const body = (await response.json()) as { confirmationCode?: string };
      if (response.status >= 500) throw new Error(`${response.status}: ${JSON.stringify(body)}`);
      if (!body.confirmationCode) throw new UserError(`refused with ${response.status}: ${JSON.stringify(body)}`);
      return body.confirmationCode;
    });
    this.codes.push(code);
    this.seats += guests;
    return code;
  }

  async readTicket(code: string): Promise<{ subject: string; to: string }> {
    return await eventually(`no ticket for ${code}`, async () => {
      const mail = (await this.mails()).find(({ Subject }) => Subject.includes(code));
      if (!mail) return undefined;
      const { HTML } = await readJson<{ HTML: string }>(`${this.inbox}/api/v1/message/${mail.ID}`);
      if (!HTML.includes(code)) throw new Error('the mail does not say its code');
      return { subject: mail.Subject, to: mail.To.map(({ Address }) => Address).join() };
    });
  }

  /** Codes with no ticket, or with several. A mail that a crash cut off is sent again with the same Message-ID. */
  async wrongTickets(): Promise<string[]> {
    const mails = await this.mails();
    return this.codes.filter(
      (code) =>
        new Set(mails.filter(({ Subject }) => Subject.includes(code)).map(({ MessageID }) => MessageID)).size !== 1,
    );
  }

  /** The slot's taken seats, according to the site. */
  async takenSeats(): Promise<number> {
    const query = `query Slot($date: String!) {
      availability(tourType: standard, from: $date, to: $date) { days { times { time capacity seatsLeft } } }
    }`;
    const { data } = await readJson<{
      data: { availability: { days: { times: { time: string; capacity: number; seatsLeft: number }[] }[] } };
    }>(`${this.site}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { date: this.tourDate } }),
    });
    const slot = data.availability.days.flatMap(({ times }) => times).find(({ time }) => time === tourTime);
    return slot ? slot.capacity - slot.seatsLeft : 0;
  }

  /** Opens home page, tours, products and the first product's image. */
  async visit(): Promise<void> {
    await eventually('the site does not open', async () => {
      const products = await readJson<{ image: string | null }[]>(`${this.site}/api/products`);
      const image = products.find((product) => product.image)?.image;
      if (!image) throw new Error('no product has an image');
      for (const path of ['/', '/tours', '/api/tours', new URL(image, this.site).pathname]) {
        const { status } = await fetch(`${this.site}${path}`, { signal: AbortSignal.timeout(10_000) });
        if (status !== 200) throw new Error(`${path} answers ${status}`);
      }
      return true;
    });
  }

  private async mails(): Promise<{ ID: string; MessageID: string; Subject: string; To: { Address: string }[] }[]> {
    return (await readJson<{ messages: [] }>(`${this.inbox}/api/v1/messages?limit=500`)).messages;
  }
}
