import { expect, it } from '@jest/globals';
import { foundPages, foundRecords } from './found-places.js';

const booking = {
  __typename: 'Booking',
  id: 'b1',
  confirmationCode: 'HT-7K4M-9QXW',
  firstName: 'Ada',
  lastName: 'Example',
  tourDate: '2026-12-05',
  tourTime: '10:00 AM',
} as const;

it('finds pages by a part of their names', () => {
  const pages = ['Orders', 'E-mails', 'Personal data'].map((name) => ({ to: name, name, detail: '' }));
  expect(foundPages(pages, ' ER').places.map(({ name }) => name)).toEqual(['Orders', 'Personal data']);
});

it('names a booking once, that of the code first', () => {
  const other = { ...booking, id: 'b2', confirmationCode: 'HT-AAAA-BBBB' };
  const [bookings] = foundRecords({
    __typename: 'Query',
    booking,
    bookings: { __typename: 'BookingPage', bookings: [other, booking] },
    paymentLinks: null,
    orders: null,
    groups: null,
    contactMessages: null,
  });
  expect(bookings?.places.map(({ to }) => to)).toEqual([
    '/admin/bookings/HT-7K4M-9QXW',
    '/admin/bookings/HT-AAAA-BBBB',
  ]);
  expect(bookings?.places[0]?.detail).toBe('HT-7K4M-9QXW, Sat, Dec 5, 10:00 AM');
});

it('leads to payment links, orders, groups and messages by what finds them in their lists', () => {
  const groups = foundRecords({
    __typename: 'Query',
    booking: null,
    bookings: null,
    paymentLinks: [
      {
        ...{ __typename: 'PaymentLink', id: 'l1', firstName: 'Bettina', lastName: 'Brambleton', phone: '214-555-0160' },
        ...{ email: 'bettina@example.test', tourName: 'Gate to Garden', tourDate: '2026-12-05', tourTime: '10:00 AM' },
        ...{ party: '2 guests', payUntil: '2026-12-01T16:00:00Z' },
      },
    ],
    orders: {
      __typename: 'OrderPage',
      orders: [
        {
          __typename: 'Order',
          id: 'o',
          orderNumber: 'HO-7K4M-9QXW',
          customerName: 'Ada',
          createdAt: '2026-12-05T16:00:00Z',
        },
      ],
    },
    groups: {
      __typename: 'GroupPage',
      groups: [
        {
          ...{ __typename: 'Group', id: 'g', number: 'HG-7K4M-9QXW', firstStart: null },
          organization: { __typename: 'Organization', id: 's', name: 'Carver Elementary' },
        },
      ],
    },
    contactMessages: {
      __typename: 'ContactMessagePage',
      messages: [
        {
          __typename: 'ContactMessage',
          id: 'm',
          firstName: 'Ada',
          lastName: 'Example',
          email: 'ada+tour@example.test',
          receivedAt: '2026-12-05T16:00:00Z',
        },
      ],
    },
  });
  expect(groups.map(({ places }) => places.map(({ to }) => to))).toEqual([
    [],
    ['/admin/book?search=bettina%40example.test'],
    ['/admin?tab=orders&search=HO-7K4M-9QXW'],
    ['/admin?tab=groups&search=HG-7K4M-9QXW'],
    ['/admin?tab=messages&search=ada%2Btour%40example.test'],
  ]);
});
