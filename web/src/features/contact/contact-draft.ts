import { tabItem } from '../../lib/tab-storage.js';
import { z } from '../../lib/zod.js';
import type { ContactForm } from './contact-form.js';

const draft = tabItem(
  'hilltop:contact:v1',
  z.object({
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
);

/** What was typed in this tab and not sent. Empty without a draft, so that a prefilled field keeps its text. */
export function openDraft(): Partial<ContactForm> {
  return draft.read() ?? {};
}

/** Stores a draft until it is sent or the tab closes; removes an empty one. */
export function keepDraft({ q7k: _, ...typed }: ContactForm): void {
  draft.write(Object.values(typed).some((text) => text !== '') ? typed : undefined);
}
