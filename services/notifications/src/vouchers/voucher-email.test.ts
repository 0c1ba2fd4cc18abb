import { expect, it } from '@jest/globals';
import { sampleHouse } from '../house/testing/sample-house.js';
import { composeVoucher } from './voucher-email.js';

const voucher = {
  recipientEmail: 'grace@example.test',
  recipientName: 'Grace Example',
  fromName: 'Ada Example',
  message: 'Happy birthday <3',
  amount: '50.00',
  left: '50.00',
  code: 'HV7K-4M9Q-XWT2-3PRA',
  url: 'https://hilltop.example/voucher/a-token',
};
const compose = (changes: object = {}) =>
  composeVoucher({ ...voucher, ...changes }, 'https://hilltop.example', sampleHouse);

it('has the code, the amount, who gives it, their words and the link', () => {
  const { to, subject, text, html } = compose();
  expect(to).toEqual({ name: 'Grace Example', address: 'grace@example.test' });
  expect(subject).toBe('A gift voucher of $50.00 for you');
  for (const part of [voucher.code, '$50.00', 'Ada Example', voucher.url]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('Happy birthday <3');
  expect(html).toContain('Happy birthday &lt;3');
});

it('quotes what the giver typed as a person’s words, without links, and names nobody in the subject', () => {
  const { to, subject, text, html } = compose({
    recipientName: 'Pay at evil.example',
    fromName: 'Top O’ Hill Billing https://evil.example',
    message: 'Your ticket is void.\nhttps://evil.example/pay or ops@evil.example',
  });
  expect(subject).toBe('A gift voucher of $50.00 for you');
  expect(to.name).toBe('Pay at evil example');
  for (const form of [text, html]) {
    expect(form).not.toContain('evil.example');
    expect(form).toMatch(/Top O’ Hill Billing https evil exampl\S* wrote:/);
  }
  expect(text).toContain('> Your ticket is void.\n> https: / /evil. example/pay or ops at evil. example');
});

it('with a new code says what is left', () => {
  expect(compose({ left: '20.00' }).text).toMatch(/Left:?\s+\$20\.00/);
});

it('of the house names no giver and no empty words', () => {
  const { subject, text } = compose({ fromName: '', message: '', recipientName: '' });
  expect(subject).toBe('A voucher of $50.00 for you');
  expect(text).not.toMatch(/From|wrote|For:/);
});
