import { describe, expect, it } from '@jest/globals';
import { needsOf } from './use-needs.js';

describe('what needs attention', () => {
  it('is empty when nothing is waiting or counts are unknown', () => {
    expect(
      needsOf({
        __typename: 'Query',
        contactMessages: null,
        orders: null,
        disputedBookings: null,
        disputedOrders: null,
        emails: null,
        closures: null,
        vouchers: null,
        doorDay: null,
        askedGroups: null,
        unbilledGroups: null,
        displacedGroups: null,
        groupsWithOrder: null,
        lateGroups: null,
      }),
    ).toEqual([]);
  });

  it('names the oldest of each kind and the place where it is done', () => {
    const needs = needsOf({
      __typename: 'Query',
      contactMessages: {
        __typename: 'ContactMessagePage',
        total: 3,
        messages: [
          {
            __typename: 'ContactMessage',
            id: '1',
            firstName: 'Ada',
            lastName: 'Example',
            receivedAt: '2026-12-01T16:00:00Z',
          },
        ],
      },
      orders: { __typename: 'OrderPage', total: 0, orders: [] },
      disputedBookings: {
        __typename: 'BookingPage',
        total: 2,
        bookings: [{ __typename: 'Booking', id: 'b', firstName: 'Bob', lastName: 'Example' }],
      },
      disputedOrders: {
        __typename: 'OrderPage',
        total: 1,
        orders: [{ __typename: 'Order', id: 'o', customerName: 'Cy Example' }],
      },
      emails: null,
      closures: [
        { __typename: 'Closure', id: 'a', unanswered: 2 },
        { __typename: 'Closure', id: 'b', unanswered: 1 },
      ],
      vouchers: {
        __typename: 'VoucherPage',
        total: 1,
        vouchers: [{ __typename: 'StaffVoucher', id: 'v', last4: '3PRA', left: '50.00' }],
      },
      doorDay: {
        __typename: 'DoorDay',
        date: '2026-12-05',
        open: 1,
      },
      askedGroups: {
        __typename: 'GroupPage',
        total: 2,
        groups: [
          {
            ...{ __typename: 'Group', id: 'g', askedAt: '2026-12-01T16:00:00Z' },
            organization: { __typename: 'Organization', id: 's', name: 'Carver Elementary' },
          },
        ],
      },
      displacedGroups: [{ __typename: 'ClosureGroup', number: 'HG-7K3M-9QXW', name: 'Carver Elementary' }],
      groupsWithOrder: null,
      lateGroups: null,
      unbilledGroups: { __typename: 'GroupPage', total: 0 },
    });
    expect(needs.map(({ count, verb, page }) => [count, verb, page])).toEqual([
      [3, 'Answer', 'messages'],
      [1, 'Settle', 'door'],
      [3, 'Look', 'calendar'],
      [2, 'Look', 'bookings'],
      [1, 'Look', 'orders'],
      [1, 'Look', 'vouchers'],
      [1, 'Call', 'groups'],
      [2, 'Quote', 'groups'],
    ]);
    expect(needs.find(({ verb }) => verb === 'Call')).toMatchObject({
      filter: 'search=HG-7K3M-9QXW',
      text: expect.stringContaining('Carver Elementary'),
    });
    expect(needs.find(({ page }) => page === 'bookings')).toMatchObject({
      filter: 'show=disputed',
      text: expect.stringMatching(/payment of Bob Example back/),
    });
    expect(needs.at(-3)?.text).toMatch(/^\$50\.00 .* ends in 3PRA\./);
    expect(needs[0]?.text).toMatch(/^The oldest came on .* from Ada Example\.$/);
  });
});
