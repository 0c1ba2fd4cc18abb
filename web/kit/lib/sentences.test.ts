import { expect, it } from '@jest/globals';
import { sentences } from './sentences.js';

it.each([
  [[], ''],
  [['The name is required'], 'The name is required.'],
  [['Is it open?', 'Call us!', 'Please write a date'], 'Is it open? Call us! Please write a date.'],
  [['Please write a time', 'Please write a time'], 'Please write a time.'],
])('ends each of %j once', (messages, text) => {
  expect(sentences(messages)).toBe(text);
});
