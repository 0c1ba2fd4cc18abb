import { afterEach, describe, expect, it } from '@jest/globals';
import { emptyContact } from './contact-form.js';
import { keepDraft, openDraft } from './use-contact-form.js';

const KEY = 'hilltop:contact:v1';
const typed = { ...emptyContact, firstName: 'Ada', message: 'Half a sent' };

afterEach(() => window.sessionStorage.clear());

describe('the draft of a message', () => {
  it('is restored as typed, without the honeypot', () => {
    keepDraft({ ...typed, q7k: 'https://robot.test' });
    const { q7k: _, ...visible } = typed;
    expect(openDraft()).toEqual(visible);
    expect(window.sessionStorage.getItem(KEY)).not.toContain('robot');
  });

  it('is removed when everything is empty again', () => {
    keepDraft(typed);
    keepDraft(emptyContact);
    expect(window.sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each([undefined, 'no json', '[]', '{"firstName":1}', 'null'])('is empty when %j is stored', (kept) => {
    if (kept !== undefined) window.sessionStorage.setItem(KEY, kept);
    expect(openDraft()).toEqual({});
  });
});
