import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { spanish } from './texts.es.js';

/** Where it is stored for staff, too. */
export const english = {
  guests: (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
  minutes: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  hours: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`,

  /** What a code took off a ticket: `Code SPRING, −$5`. */
  code: (name: string) => `Code ${name}`,
  unusedCode: (name: string) => `Code ${name} takes nothing here`,

  /** The same whether there is a booking or not, as the two below. */
  ticketSentIfFound:
    'If the code and the e-mail address match a booking, its ticket and link are on their way to that address.',
  newLinkSentIfFound:
    'If the code and the e-mail address match a booking, its earlier links have ended, and a new one is on its way to that address.',
  linksSentIfFound: 'If visits are booked with this address, the links to all of them are on their way to it.',
  ticketSent: 'Your ticket is on its way to the e-mail address of the booking.',
  closureSent: 'Our e-mail about the closed day is on its way to the e-mail address of the booking.',
  newLinkSent: 'This link has ended. A new one is on its way to the e-mail address of the booking.',
  unsubscribed: 'We will no longer e-mail you after a visit.',
};

/** What visitors read that is neither a refusal nor a fault, in the language of the request. */
export const texts = (): typeof english => wordsNow(english, { es: spanish });
