import { expect, it } from '@jest/globals';
import { listed, sentences } from './sentences.js';

it.each([
  [[], ''],
  [['The name is required'], 'The name is required.'],
  [['Is it open?', 'Call us!', 'Please write a date'], 'Is it open? Call us! Please write a date.'],
  [['Please write a time', 'Please write a time'], 'Please write a time.'],
])('ends each of %j once', (messages, text) => {
  expect(sentences(messages)).toBe(text);
});

it.each([
  [[], ''],
  [['adults'], 'adults'],
  [['adults', 'infants'], 'adults and infants'],
  [['adults', 'children', 'infants'], 'adults, children and infants'],
])('lists %j as "%s"', (words, text) => {
  expect(listed(words)).toBe(text);
});
