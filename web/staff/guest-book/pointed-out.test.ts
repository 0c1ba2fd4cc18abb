import { expect, it } from '@jest/globals';
import { pointedOut } from './guest-book-tab.js';

const staff = ['Grace Holloway', 'Tom'];

it.each([
  ['I came for the tunnel and stayed for the view.', []],
  ['Buy cheap watches at example.org', ['Contains a web address.']],
  ['See HTTPS://x.test', ['Contains a web address.']],
  ['Our guide, Tom, was late.', ['Names a member of staff.']],
  ['grace at www.here', ['Contains a web address.', 'Names a member of staff.']],
  ['Tomorrow we come again. Gracefully built.Then more.', []],
])('points out in “%s”', (words, found) => {
  expect(pointedOut(words, staff)).toEqual(found);
});
