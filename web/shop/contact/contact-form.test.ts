import { describe, expect, it } from '@jest/globals';
import { SUBJECT_LABELS, subjectOf } from '../../../services/shared/contracts/src/house/contact-subjects.js';
import { type ContactForm, contactShape, subjectWords } from './contact-form.js';

const complete: ContactForm = {
  firstName: ' Ada ',
  lastName: 'Marshall',
  email: 'ada@example.org',
  phone: '817 555 0100',
  subject: 'tour-inquiry',
  message: 'My grandfather worked here.',
  q7k: '',
};

function fieldMessagesOf(form: ContactForm): Record<string, string> {
  return Object.fromEntries(
    (contactShape.safeParse(form).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the rules of the contact form', () => {
  it('offers the subjects of the specification, in its words', () => {
    expect(Object.entries(SUBJECT_LABELS).map(([id, label]) => `${id} ${label}`)).toEqual([
      'tour-inquiry Tour Inquiry',
      'group-booking Group Booking',
      'general-information General Information',
      'store-inquiry Store Inquiry',
      'media-research Media & Research',
      'other Other',
    ]);
    expect(subjectWords).toEqual(SUBJECT_LABELS);
    expect([subjectOf('other'), subjectOf('Other'), subjectOf(null)]).toEqual(['other', undefined, undefined]);
  });

  it('accepts a complete message and trims it', () => {
    expect(contactShape.parse(complete)).toMatchObject({ firstName: 'Ada', subject: 'tour-inquiry' });
  });

  it.each([
    ['firstName', '  ', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['email', '', 'Email is required'],
    ['email', 'ada@', 'Please enter a valid email address'],
    ['phone', '', 'Phone is required'],
    ['subject', '', 'Please choose a subject'],
    ['subject', 'complaint', 'Please choose a subject'],
    ['message', '\n', 'Message is required'],
    ['message', 'x'.repeat(5001), 'Message can have at most 5000 characters'],
    ['phone', '1'.repeat(41), 'Phone can have at most 40 characters'],
  ])('refuses %s %j: %s', (field, value, message) => {
    expect(fieldMessagesOf({ ...complete, [field]: value })).toEqual({ [field]: message });
  });
});
