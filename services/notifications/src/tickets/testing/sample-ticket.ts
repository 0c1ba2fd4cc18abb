import type { Ticket } from '../ticket.js';

/** A ticket for twelve guests with food, on a Saturday in winter. */
export function sampleTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    id: '7d0f4a52-1f5c-4a4f-9f0a-1d5f5f3f2b10',
    confirmationCode: 'HT-7K4M-9QXW',
    ticket: `HT1:${'A1'.repeat(69)}`,
    tourType: 'standard',
    tourName: 'Gate to Garden',
    tourDuration: '90 minutes',
    tourDate: '2026-12-05',
    tourTime: '10:00 AM',
    startsAt: '2026-12-05T16:00:00.000Z',
    groupSize: 12,
    totalAmount: '300.00',
    firstName: 'Ada',
    lastName: 'Example',
    email: 'ada@example.test',
    foodOrderPlatform: 'jersey_mikes',
    foodOrderRestaurant: "Jersey Mike's",
    foodOrderDetails: '12 × Sub and Chips',
    foodOrderTotal: '174.00',
    foodDeliveryAddress: '3001 W. Division Street, Arlington, TX 76012',
    foodDeliveryTime: '9:30 AM',
    paymentStatus: 'paid',
    status: 'confirmed',
    revision: 0,
    visitUrl: 'https://hilltop.example/visit/fQ9KUh9cSk-fCh1fXz8rEI8m0Zz1tq0Qb3gk2nN5uXc',
    waiverUrl: 'https://hilltop.example/waiver/fQ9KUh9cSk-fCh1fXz8rEH4w8pR2dTg7LmYc5vXbQ1o',
    changesUntil: '2026-12-04T16:00:00.000Z',
    refundUntil: '2026-12-03T16:00:00.000Z',
    waivers: { signed: 1, of: 12 },
    refunds: [],
    displacement: null,
    createdAt: '2026-11-21T16:30:00.000Z',
    ...changes,
  };
}
