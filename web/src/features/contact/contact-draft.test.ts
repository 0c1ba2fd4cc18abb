import { describe, expect, it } from '@jest/globals';
import { type DraftShelf, keepDraft, openDraft } from './contact-draft.js';
import { emptyContact } from './contact-form.js';

const shelf = (kept?: string): DraftShelf & { readonly content: () => string | undefined } => {
  const store = new Map(kept === undefined ? [] : [['hilltop:contact:v1', kept]]);
  return {
    getItem: (key) => store.get(key) ?? null,
    setItem: (key, value) => void store.set(key, value),
    removeItem: (key) => void store.delete(key),
    content: () => store.get('hilltop:contact:v1'),
  };
};

const forbidden: DraftShelf = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

const typed = { ...emptyContact, firstName: 'Ada', message: 'Half a sent' };

describe('the draft of a message', () => {
  it('comes back as it was typed, without the field that people never see', () => {
    const tab = shelf();
    keepDraft(tab, { ...typed, website: 'https://robot.test' });
    const { website: _, ...visible } = typed;
    expect(openDraft(tab)).toEqual(visible);
    expect(tab.content()).not.toContain('robot');
  });

  it('is forgotten when everything is empty again', () => {
    const tab = shelf();
    keepDraft(tab, typed);
    keepDraft(tab, emptyContact);
    expect(tab.content()).toBeUndefined();
  });

  it.each([undefined, 'no json', '[]', '{"firstName":1}', 'null'])('is nothing when %j is kept', (kept) => {
    expect(openDraft(shelf(kept))).toEqual({});
  });

  it('does without storage', () => {
    expect(openDraft(forbidden)).toEqual({});
    expect(() => keepDraft(forbidden, typed)).not.toThrow();
  });
});
