import { z } from '../../document/zod.js';
import { type ContactForm, emptyContact } from './contact-form.js';

/** A change of the shape changes the version; what an older page kept is then left alone. */
const KEY = 'hilltop:contact:v1';

/** The part of the browser's `sessionStorage` that is used. */
export type DraftShelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const nowhere: DraftShelf = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** This tab's storage; where there is none, or the browser forbids it, a shelf that keeps nothing. */
export const tabShelf = (): DraftShelf => {
  try {
    return window.sessionStorage;
  } catch {
    return nowhere;
  }
};

const draftShape = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
});

/** What was typed in this tab and not sent; without a draft nothing, so that a field keeps what stands in it. */
export const openDraft = (shelf: DraftShelf): Partial<ContactForm> => {
  try {
    return draftShape.safeParse(JSON.parse(shelf.getItem(KEY) ?? 'null')).data ?? {};
  } catch {
    return {};
  }
};

/** Keeps a draft until it is sent or the tab is closed; an empty one is forgotten. */
export const keepDraft = (shelf: DraftShelf, { website: _, ...typed }: ContactForm): void => {
  try {
    if (Object.values(typed).every((text) => text === emptyContact.message)) shelf.removeItem(KEY);
    else shelf.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Storage is full or forbidden: a refresh loses the draft, no more.
  }
};
