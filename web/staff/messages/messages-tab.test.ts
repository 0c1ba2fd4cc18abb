import { expect, it } from '@jest/globals';
import { replyUrl, subjectLabel } from './messages-tab.js';

it('says a subject as the visitor chose it, and an unknown one as it came', () => {
  expect(subjectLabel('media-research')).toBe('Media & Research');
  expect(subjectLabel('lost-hat')).toBe('lost-hat');
});

it('makes a reply that no address and no subject can break out of', () => {
  expect(replyUrl('a&b=?@example.test', 'media-research')).toBe(
    'mailto:a%26b%3D%3F@example.test?subject=Re%3A%20Media%20%26%20Research',
  );
});
