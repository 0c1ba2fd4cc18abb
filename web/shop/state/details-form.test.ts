import { describe, expect, it } from '@jest/globals';
import { detailsShape, noDetails, waiverShape } from './details-form.js';

const good = {
  ...noDetails,
  firstName: 'Ada',
  lastName: 'Marshall',
  email: 'ada@example.com',
  phone: '817-555-0100',
  party: { adult: 2 },
};

function messages(change: object, maxGroupSize = 20): string[] {
  const result = detailsShape(maxGroupSize).safeParse({ ...good, ...change });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe('the details form', () => {
  it('accepts valid input, trimmed', () => {
    expect(messages({})).toEqual([]);
    expect(detailsShape(20).parse({ ...good, firstName: '  Ada ' }).firstName).toBe('Ada');
  });

  it.each([
    [{ firstName: 'A' }, 'First name must be at least 2 characters'],
    [{ firstName: ' A ' }, 'First name must be at least 2 characters'],
    [{ lastName: '' }, 'Last name must be at least 2 characters'],
    [{ email: 'ada@' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Please enter a valid email address'],
    [{ phone: '817-555-0' }, 'Please enter a valid phone number'],
    [{ party: {} }, 'Group size must be at least 1'],
    [{ party: { adult: 20, child: 1 } }, 'Maximum group size is 20'],
  ])('refuses %j with the message of product.md', (change, message) => {
    expect(messages(change)[0]).toBe(message);
  });

  it('accepts the shortest names and phone numbers, and the largest party', () => {
    expect(messages({ firstName: 'Al', lastName: 'Bo', phone: '8175550100', party: { adult: 20 } })).toEqual([]);
  });

  it('applies the limit of a smaller tour', () => {
    expect(messages({ party: { adult: 15 } }, 15)).toEqual([]);
    expect(messages({ party: { adult: 15, child: 1 } }, 15)).toEqual(['Maximum group size on this tour is 15']);
  });
});

describe('the waiver', () => {
  it('must be accepted', () => {
    const refused = waiverShape.safeParse({ liabilityWaiverAccepted: false, additionalNotes: '' });
    expect(refused.error?.issues.map(({ message }) => message)).toEqual([
      'You must accept the liability waiver to continue',
    ]);
    expect(waiverShape.safeParse({ liabilityWaiverAccepted: true, additionalNotes: '' }).success).toBe(true);
  });
});
