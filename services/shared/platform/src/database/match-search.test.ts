import { describe, expect, it } from '@jest/globals';
import { isSameName } from '../values/search-form.js';
import { matchSearch, searchPatterns } from './match-search.js';

describe('a search', () => {
  it.each([
    ['Munoz', ['%munoz%']],
    ['Marshall,  ADA', ['%marshall%', '%ada%']],
    ['Mary-Kate', ['%mary kate%']],
    ['O’Brien', ['%obrien%']],
    ['Ng', ['% ng%']],
    ['bk-kk', ['%bk kk%']],
    ['(682) 555-7193', ['%6825557193%']],
    ['+1 682.555.7193', ['%6825557193%']],
    ['Ada 555-7193', ['%ada%', '%5557193%']],
    ['z_q@', ['%z\\_q@%']],
    ['100%', ['%100%']],
    ['12', ['% 12%']],
  ])('for %s looks for %j', (search, patterns) => {
    expect(searchPatterns(search)).toEqual(patterns);
  });

  it.each(['-', '%', '_', ' ', '’', '--', '()', ',-'])('for “%s” alone finds nobody', (search) => {
    expect(matchSearch('search_form(name)', search)).toEqual(['false', {}]);
  });

  it('has a bound', () => {
    expect(searchPatterns('a b c d e f g h i j k')).toHaveLength(8);
  });
});

describe('a name', () => {
  it.each([
    ['Pat O’Brien', "pat o'brien"],
    ['José  Muñoz', 'Jose\u0301 Mun\u0303oz'],
    ['Mary-Kate Olsen', 'Mary Kate Olsen.'],
  ])('%s is the same as %s', (one, other) => expect(isSameName(one, other)).toBe(true));

  it.each([
    ['Pat O’Brien', 'Pat Brien'],
    ['Ada Hill', 'Hill Ada'],
    ['Ada', 'Ada B'],
  ])('%s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false));
});
