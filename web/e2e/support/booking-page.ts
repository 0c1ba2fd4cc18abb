import { expect, type Locator, type Page } from '@playwright/test';
import { hasFood } from './house.js';
import { beginning, english, type Tongue, timeIn } from './languages.js';
import { uniqueEmail } from './names.js';
import type { Slot, TourType } from './slots.js';

export const steps = {
  date: 'Select Your Tour Date',
  details: 'Who is coming?',
  waiver: 'Liability Waiver',
  food: 'Food Order',
  payment: 'Payment',
  ticket: 'You are expected',
} as const;

/** Passes every check of the mock payment. */
export const goodCard = { number: '4242424242424242', name: 'Ada Marshall', expiry: '1230', cvv: '987' };

/** "Saturday, December 5, 2026" */
export function longDate(date: string, tongue = english): string {
  return tongue.date(date, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
}

/** "December 2026" */
export function monthAndYear(date: string, tongue = english): string {
  return tongue.date(date, { month: 'long', year: 'numeric' }).replace(/^./, (first) => first.toUpperCase());
}

function monthBefore(date: string, count: number): string {
  const first = new Date(`${date.slice(0, 7)}-01T12:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - count);
  return first.toISOString().slice(0, 10);
}

/** The booking page of one visitor. The test controls the page's clock from the start. */
export class BookingPage {
  readonly email = uniqueEmail('visitor');

  constructor(
    readonly page: Page,
    readonly tongue: Tongue = english,
  ) {}

  label(text: string): Locator {
    return this.page.getByLabel(this.tongue.say(text), { exact: true });
  }

  async open(tourType: TourType, now?: Date): Promise<void> {
    await this.page.clock.install(now === undefined ? {} : { time: now });
    await this.page.goto(`/book-tour?tour=${tourType}`);
    await this.isAt('date');
  }

  get month(): Locator {
    return this.page.locator('.rdp-caption_label');
  }

  heading(step: keyof typeof steps): Locator {
    return this.page.getByRole('heading', { name: this.tongue.say(steps[step]), exact: true });
  }

  async isAt(step: keyof typeof steps): Promise<void> {
    await expect(this.heading(step)).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  day(date: string): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(`^${longDate(date, this.tongue).replaceAll(',', '\\s*,')}`),
    });
  }

  time(time: string): Locator {
    return this.page.getByRole('button', { name: beginning(timeIn(this.tongue, time)) });
  }

  async showMonthOf(date: string): Promise<void> {
    const { tongue } = this;
    const month = monthAndYear(date, tongue);
    const earlier = Array.from({ length: 24 }, (_, back) => monthAndYear(monthBefore(date, back + 1), tongue));
    await expect(this.month).toBeVisible();
    for (let shown = await this.month.textContent(); shown !== month; shown = await this.month.textContent()) {
      const isLater = earlier.includes(shown ?? '');
      await this.button(beginning(tongue.say(isLater ? 'Go to the next month' : 'Go to the previous month'))).click();
      // A click before hydration takes effect after it.
      await expect(this.month).not.toHaveText(shown ?? '');
    }
    await expect(this.month).toHaveText(month);
    // Clicks on a day are ignored until its month has loaded.
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  async chooseDay(date: string): Promise<void> {
    await this.showMonthOf(date);
    await this.day(date).click();
  }

  async choose({ date, time }: Slot): Promise<void> {
    await this.chooseDay(date);
    await this.time(time).click();
  }

  async continue(): Promise<void> {
    const { say } = this.tongue;
    await this.button(new RegExp(`^(${say('Next')}|${say('Continue')})$`)).click();
  }

  async fillDetails(guests: number): Promise<void> {
    await this.label('Guests').fill(String(guests));
    await this.label('First name').fill('Ada');
    await this.label('Last name').fill('Marshall');
    await this.label('Email').fill(this.email);
    await this.label('Phone').fill('817-555-0100');
  }

  async acceptWaiver(): Promise<void> {
    const words = this.tongue.say('I have read the liability waiver and sign it for myself');
    await this.page.getByRole('checkbox', { name: beginning(words) }).check();
  }

  async orderFood(restaurant: string, count: number): Promise<void> {
    await this.page.getByRole('radio', { name: restaurant }).check();
    await this.page
      .getByLabel(/^How many: /)
      .first()
      .fill(String(count));
  }

  async fillCard(card: Partial<typeof goodCard> = {}): Promise<void> {
    const { number, name, expiry, cvv } = { ...goodCard, ...card };
    await this.label('Card number').fill(number);
    await this.label('Name on card').fill(name);
    await this.label('Expiry date').fill(expiry);
    await this.label('CVV').fill(cvv);
  }

  /** Pays, and advances the clock past the mock payment's two seconds. */
  async pay(): Promise<void> {
    const { say } = this.tongue;
    await this.button(new RegExp(`${beginning(say('Pay {price}')).source}|${say('Finish booking')}`)).click();
    await this.page.clock.fastForward(2000);
  }

  /** For a party without food. */
  async goTo(step: 'details' | 'waiver' | 'food' | 'payment', slot: Slot, guests: number): Promise<void> {
    await this.choose(slot);
    await this.continue();
    await this.isAt('details');
    if (step === 'details') return;
    await this.fillDetails(guests);
    await this.continue();
    await this.isAt('waiver');
    if (step === 'waiver') return;
    await this.acceptWaiver();
    await this.continue();
    if (guests >= 10 && hasFood) {
      await this.isAt('food');
      if (step === 'food') return;
      await this.button(this.tongue.say('Continue without food')).click();
    }
    await this.isAt('payment');
  }

  async confirmationCode(): Promise<string> {
    await this.isAt('ticket');
    const code = this.page.getByText(/^HT-[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    return (await code.textContent()) ?? '';
  }
}
