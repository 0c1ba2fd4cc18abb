import { expect, type Locator, type Page } from '@playwright/test';
import { uniqueEmail } from './names.js';

export const toasts = {
  sent: ['Message Sent!', "Thank you for your message. We'll get back to you soon."],
  notSent: ['Error', 'Failed to send message. Please try again.'],
} as const;

export const message = {
  'First name': 'Ada',
  'Last name': 'Marshall',
  Phone: '817-555-0100',
  Message: 'My grandfather parked the cars in 1934.',
} as const;

export class ContactPage {
  readonly email = uniqueEmail('writer');

  constructor(readonly page: Page) {}

  async open(search = ''): Promise<void> {
    await this.page.goto(`/contact${search}`);
    await expect(this.page.getByRole('heading', { name: 'Visit Us' })).toBeVisible();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async fill(): Promise<void> {
    for (const [label, text] of Object.entries(message)) await this.field(label).fill(text);
    await this.field('Email').fill(this.email);
    await this.field('Subject').selectOption({ label: 'Media & Research' });
  }

  async send(): Promise<void> {
    await this.page.getByRole('button', { name: 'Send Message' }).click();
  }

  async expectNothingLost(): Promise<void> {
    for (const [label, text] of Object.entries(message)) await expect(this.field(label)).toHaveValue(text);
    await expect(this.field('Email')).toHaveValue(this.email);
    await expect(this.field('Subject')).toHaveValue('media-research');
  }
}
