import { z } from 'zod';
import type { ContactClient } from './contact-client.js';

/** A visitor's message, as contact answers `contactMessage`. */
export const messageShape = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

export type Message = z.output<typeof messageShape>;

const QUERY = `query ContactMessage($id: ID!) { contactMessage(id: $id) { ${Object.keys(messageShape.shape).join(' ')} } }`;
const answer = z.object({ contactMessage: messageShape.nullable() });

/** Fetches a message from contact; `undefined` when there is no such message. */
export async function fetchMessage(contact: ContactClient, id: string): Promise<Message | undefined> {
  const { contactMessage } = answer.parse(await contact.read(QUERY, { id }));
  return contactMessage ?? undefined;
}

/** The subjects as the form shows them (product.md §5). */
const SUBJECTS: Readonly<Record<string, string>> = {
  'tour-inquiry': 'Tour Inquiry',
  'group-booking': 'Group Booking',
  'general-information': 'General Information',
  'store-inquiry': 'Store Inquiry',
  'media-research': 'Media & Research',
  other: 'Other',
};

/** `group-booking` → `Group Booking`. */
export function subjectLabel(subject: string): string {
  return SUBJECTS[subject] ?? 'Other';
}
