import { describe, expect, it } from '@jest/globals';
import { inEnglish, runWithCorrelation } from '../logging/correlation.js';
import { inLanguage } from './in-language.js';

const tour = { name: 'Gate to Garden', nameEs: 'Del portón al jardín', note: '', noteEs: null };
const inSpanish = <Result>(work: () => Result) =>
  runWithCorrelation('a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11', work, 'es');

describe('a text of staff', () => {
  it('is in the language of the request, and in English where it is not written in it', () => {
    const texts = () => inLanguage(tour, 'name', 'note');
    expect(inSpanish(texts)).toEqual({ name: 'Del portón al jardín', note: '', untranslated: ['note'] });
    expect(texts()).toEqual({ name: 'Gate to Garden', note: '', untranslated: [] });
  });

  it('is in English where it is kept, also after what the request waited for', async () => {
    const kept = async () => {
      await Promise.resolve();
      return inLanguage(tour, 'name').name;
    };
    expect(await inSpanish(() => inEnglish(kept))).toBe('Gate to Garden');
    expect(await inSpanish(kept)).toBe('Del portón al jardín');
  });
});
