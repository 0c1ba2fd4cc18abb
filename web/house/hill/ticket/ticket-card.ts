import { dealtFrom } from '../../../../services/shared/contracts/src/ticket/dealt-card.js';
import type { TicketCard } from '../../../kit/house/ticket-parts.js';
import { guestCard } from '../drawings/guests/guest-cards.js';
import { guests } from '../texts/guests/guests.js';
import { DealtCard } from './dealt-card.js';

/** One of the nineteen guests. */
export const ticketCard: TicketCard | undefined = {
  Card: DealtCard,
  picture: (code) => guestCard(dealtFrom(guests, code)),
};
