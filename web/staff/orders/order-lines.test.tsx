import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fill, invalidField, press } from '../../test/form-actions.js';
import { renderWithAnswers, type SentOperation } from '../../test/render-with-answers.js';
import { OrderLines } from './order-lines.js';
import type { StaffOrder } from './order-parts.js';

const order: StaffOrder = {
  __typename: 'Order',
  id: '1',
  orderNumber: 'HO-7K4M-9QXW',
  customerName: 'Ada Marshall',
  customerEmail: 'ada@example.test',
  total: '33.99',
  shipping: '5.99',
  tax: '0.00',
  totalWithShipping: '39.98',
  delivery: {
    __typename: 'Delivery',
    phone: '817-555-0100',
    address: '3001 W Division St',
    city: 'Arlington',
    state: 'TX',
    zipCode: '76012',
  },
  status: 'packed',
  revision: 4,
  labelIsOld: false,
  disputes: [],
  createdAt: '2026-11-23T14:00:00.000Z',
  lines: [
    {
      __typename: 'OrderItem',
      id: 'mug',
      kind: 'goods',
      name: 'Mug',
      quantity: 2,
      cancelled: 0,
      amount: '34.00',
      price: '17.00',
      pickUp: false,
    },
  ],
};

function show(shown: StaffOrder): void {
  renderWithAnswers(<OrderLines order={shown} />);
}

it('says who ordered, where it goes, and the amounts that the buyer was told', () => {
  show(order);
  for (const words of ['Ada Marshall', 'ada@example.test', '817-555-0100', 'Arlington, TX 76012', '$5.99', '$39.98']) {
    expect(screen.getAllByText(words, { exact: false })).not.toHaveLength(0);
  }
  expect(screen.getByRole('button', { name: /^Mark as sent/ })).toBeTruthy();
});

it('says what the bank took back of its payment, until the house has won it', async () => {
  const dispute = { __typename: 'Dispute', openedAt: '2026-11-24T18:00:00.000Z' } as const;
  const disputes = [
    { ...dispute, id: 'open', amount: '39.98', reason: 'product_not_received', status: 'open' },
    { ...dispute, id: 'lost', amount: '1.00', reason: 'fraudulent', status: 'lost' },
    { ...dispute, id: 'won', amount: '2.00', reason: 'fraudulent', status: 'won' },
  ];
  const orders = [{ __typename: 'Order', id: '1', disputes }];
  renderWithAnswers(<OrderLines order={order} />, { OrderDisputes: { orders: { __typename: 'OrderPage', orders } } });
  expect(await screen.findByText(/^The bank took back \$39\.98 on .*: product not received$/)).toBeTruthy();
  expect(screen.getByText(/The bank has not decided yet/)).toBeTruthy();
  expect(screen.getByText(/The bank decided for the buyer/)).toBeTruthy();
  expect(screen.queryByText(/\$2\.00/)).toBeNull();
});

it('prints a slip with the address and the things, and takes it away again', () => {
  let printed = '';
  const print = jest.spyOn(window, 'print').mockImplementation(() => {
    const slip = document.querySelector<HTMLElement>('[data-packing-slip]');
    printed =
      slip === null ? '' : (within(slip).getByRole('heading', { hidden: true }).textContent ?? '') + slip.textContent;
  });
  show(order);
  fireEvent.click(screen.getByRole('button', { name: /^Print the packing slip/ }));
  expect(print).toHaveBeenCalledTimes(1);
  for (const words of ['HO-7K4M-9QXW', 'Ada Marshall', '3001 W Division St', 'Arlington, TX 76012', '2Mug']) {
    expect(printed).toContain(words);
  }
  expect(document.querySelector('[data-packing-slip]')).toBeNull();
});

it('of an order that is picked up says so, and it is handed over', () => {
  const lines = order.lines.map((line) => ({ ...line, pickUp: true }));
  show({ ...order, shipping: '0.00', totalWithShipping: '33.99', delivery: null, lines });
  expect(screen.getAllByText('Pickup')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Mark as handed over/ })).toBeTruthy();
});

it('of a gift voucher alone has nothing to pack or to hand over, and says when the voucher is mailed', async () => {
  const bought = { status: 'handed_over', lines: [], delivery: null, shipping: '0.00' } as const;
  const voucher = {
    __typename: 'OrderVoucher',
    id: 'line',
    kind: 'voucher',
    name: 'Gift voucher',
    paid: '50.00',
    last4: '3PRA',
    recipientName: 'Grace Marshall',
    maskedEmail: 'g…@e…',
    sendOn: '2026-12-10',
    sentAt: null,
  } as const;
  renderWithAnswers(<OrderLines order={{ ...order, ...bought }} />, {
    OrderTours: {
      orders: {
        __typename: 'OrderPage',
        orders: [
          {
            __typename: 'Order',
            id: '1',
            totalWithShipping: '50.00',
            lines: [voucher],
            paidByVouchers: [],
            refunds: [],
          },
        ],
      },
    },
  });
  expect(await screen.findByText(/Gift voucher …3PRA for Grace Marshall/)).toBeTruthy();
  expect(screen.getByText('Will be mailed to g…@e… on Thursday, December 10, 2026')).toBeTruthy();
  expect(screen.getByText('Nothing to ship')).toBeTruthy();
  expect(screen.queryByText(/Pickup|Handed over/)).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Product' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Mark as|Back to|Print)/ })).toBeNull();
});

it('of which something was canceled says so, and the slip has the rest', () => {
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  let printed = '';
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed = document.querySelector('[data-packing-slip]')?.textContent ?? '';
  });
  const lines = [
    { ...line, cancelled: 1 },
    { ...line, id: 'cap', name: 'Cap', quantity: 1, cancelled: 1 },
  ];
  show({ ...order, lines });
  expect(screen.getByText('1 of them canceled')).toBeTruthy();
  expect(screen.getByText('Canceled')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Cancel Cap/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Print the packing slip/ }));
  expect(printed).toContain('1Mug');
  expect(printed).not.toContain('Cap');
});

it('of which all goods were canceled has nothing to hand over', () => {
  const lines = order.lines.map((line) => ({ ...line, cancelled: line.quantity }));
  show({ ...order, status: 'handed_over', lines });
  expect(screen.queryByRole('button', { name: /^(Mark as|Back to|Cancel|Print)/ })).toBeNull();
});

it('marks what it showed: a status is not changed over an address that was corrected meanwhile', async () => {
  const sent = renderWithAnswers(<OrderLines order={order} />);
  fireEvent.click(screen.getByRole('button', { name: /^Back to paid/ }));
  await waitFor(() => expect(sent.at(-1)?.name).toBe('ChangeOrderStatus'));
  expect(sent.at(-1)?.variables).toEqual({ id: '1', from: 'packed', to: 'paid', revision: 4 });
});

const changed = { ChangeOrderStatus: { changeOrderStatus: { __typename: 'Order', id: '1', status: 'handed_over' } } };
const moved = { id: '1', from: 'packed', to: 'handed_over', revision: 4 };
function sentBy(sent: readonly SentOperation[], operation: string) {
  return sent.find(({ name }) => name === operation)?.variables;
}

it('is sent with carrier and number, which the buyer is mailed', async () => {
  const sent = renderWithAnswers(<OrderLines order={order} />, changed);
  fireEvent.click(screen.getByRole('button', { name: /^Mark as sent/ }));
  expect(screen.getByText(/^The buyer gets an e-mail that the parcel is on its way/)).toBeTruthy();
  fill('Tracking number (optional)', '1Z-999');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  await invalidField('Tracking number (optional)', 'Letters and digits only, please');
  fill('Tracking number (optional)', '1Z 999');
  await waitFor(() => expect(screen.queryByText('Letters and digits only, please')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  await invalidField('Carrier (optional)', 'Please name the carrier');
  press('UPS');
  await waitFor(() => expect(screen.queryByText('Please name the carrier')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(sentBy(sent, 'ChangeOrderStatus')).toBeTruthy());
  expect(sentBy(sent, 'ChangeOrderStatus')).toEqual({
    ...{ ...moved, parcel: { carrier: 'UPS', trackingNumber: '1Z 999' } },
  });
});

it('is sent without a carrier, too', async () => {
  const sent = renderWithAnswers(<OrderLines order={order} />, changed);
  fireEvent.click(screen.getByRole('button', { name: /^Mark as sent/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  await waitFor(() => expect(sentBy(sent, 'ChangeOrderStatus')).toEqual({ ...moved, parcel: null }));
});

it('that was sent shows its parcel, and a mistyped number is corrected', async () => {
  const parcel = {
    ...{ __typename: 'Parcel', carrier: 'UPS', trackingNumber: '1Z998' },
    ...{ trackingUrl: 'https://www.ups.com/track?tracknum=1Z998', sentAt: '2026-11-24T18:00:00.000Z' },
  };
  const orders = [{ __typename: 'Order', id: '1', parcel }];
  const sent = renderWithAnswers(<OrderLines order={{ ...order, status: 'handed_over' }} />, {
    OrderParcel: { orders: { __typename: 'OrderPage', orders } },
    CorrectOrderParcel: { correctOrderParcel: { __typename: 'Order', id: '1' } },
  });
  const link = await screen.findByRole('link', { name: '1Z998' });
  expect(link.getAttribute('href')).toBe(parcel.trackingUrl);
  fireEvent.click(screen.getByRole('button', { name: /^Correct carrier or number/ }));
  fill('Tracking number (optional)', '1Z999');
  press('Save');
  await waitFor(() => expect(sentBy(sent, 'CorrectOrderParcel')).toBeTruthy());
  expect(sentBy(sent, 'CorrectOrderParcel')).toEqual({ id: '1', input: { carrier: 'UPS', trackingNumber: '1Z999' } });
});

it('that was sent with no carrier named offers to add one', async () => {
  const orders = [{ __typename: 'Order', id: '1', parcel: null }];
  renderWithAnswers(<OrderLines order={{ ...order, status: 'handed_over' }} />, {
    OrderParcel: { orders: { __typename: 'OrderPage', orders } },
  });
  expect(await screen.findByText('Sent, with no carrier named')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Add carrier and number/ })).toBeTruthy();
});

it('corrects the address with a reason of one press, and warns that a packed parcel needs another label', async () => {
  const answer = { CorrectOrderDelivery: { correctOrderDelivery: { __typename: 'Order', id: '1' } } };
  const sent = renderWithAnswers(<OrderLines order={order} />, answer);
  fireEvent.click(screen.getByRole('button', { name: /^Correct the address/ }));
  expect(screen.getByText('This parcel is packed')).toBeTruthy();
  fill('Address', '99 Oak Street');
  press('The guest asked');
  fireEvent.click(screen.getByRole('button', { name: 'Correct the address' }));
  await waitFor(() => expect(sent.find(({ name }) => name === 'CorrectOrderDelivery')).toBeTruthy());
  const input = {
    ...{ address: '99 Oak Street', city: 'Arlington', state: 'TX', zipCode: '76012', phone: '817-555-0100' },
    revision: 4,
  };
  expect(sent.find(({ name }) => name === 'CorrectOrderDelivery')?.variables).toEqual({
    ...{ id: '1', reason: 'The guest asked', input },
  });
});

it('warns of an old label, on the screen and on the slip', () => {
  let printed = '';
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed = document.querySelector('[data-packing-slip]')?.textContent ?? '';
  });
  show({ ...order, labelIsOld: true });
  expect(screen.getByText('The parcel has an old label')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Print the packing slip/ }));
  expect(printed).toContain('The address was corrected after packing. Put this one over the label.');
});

it('shows what was corrected, by whom and why, with the address before', async () => {
  const change = {
    __typename: 'OrderChange',
    id: 'change',
    kind: 'delivery_corrected',
    actor: 'staff',
    reason: 'The guest asked',
    formerDelivery: { ...order.delivery, address: '99 Oak Stret' },
    voucherLast4: null,
    changedAt: '2026-11-24T18:00:00.000Z',
  };
  const mailing = {
    ...{ ...change, id: 'mailing', kind: 'mailing_changed', actor: 'buyer', reason: null, formerDelivery: null },
    voucherLast4: '3PRA',
  };
  const orders = [{ __typename: 'Order', id: '1', changes: [change, mailing] }];
  renderWithAnswers(<OrderLines order={order} />, { OrderHistory: { orders: { __typename: 'OrderPage', orders } } });
  expect(
    await screen.findByText(
      /: Address corrected by staff\. The guest asked\. Before: 99 Oak Stret, Arlington, TX 76012, 817-555-0100\.$/,
    ),
  ).toBeTruthy();
  expect(screen.getByText(/: Mailing of the voucher …3PRA changed by the link of its page\.$/)).toBeTruthy();
});

it('of which some is picked up says so, and the slip keeps it out of the parcel', () => {
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  let printed = '';
  jest.spyOn(window, 'print').mockImplementation(() => {
    printed = document.querySelector('[data-packing-slip]')?.textContent ?? '';
  });
  show({ ...order, lines: [line, { ...line, id: 'cap', name: 'Cap', quantity: 1, pickUp: true } as typeof line] });
  expect(screen.getByText('Some of it: pickup')).toBeTruthy();
  expect(screen.getByText('Pickup')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Mark as sent/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Print the packing slip/ }));
  expect(printed).toMatch(/2Mug.*Not in the parcel: for the counter.*1Cap/);
});
