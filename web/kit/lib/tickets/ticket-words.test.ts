import { describe, expect, it } from '@jest/globals';
import { limitReason, mostOf, refusalOf } from './party-rules.js';
import { fromPrice, priceList } from './price-list.js';
import { adultsOnly, everyType } from './price-samples.js';
import { bringProof, partyInWords, partyOr, seatsSentence, typeHint, typesWithProof } from './ticket-words.js';

const family = { adult: 2, child: 1, infant: 1, senior: 1 };

function hintOf(code: string): string {
  const price = everyType.find(({ type }) => type.code === code);
  return price === undefined ? '' : typeHint(price.type);
}

describe('the words of a party', () => {
  it('name its guests in the order of the types, and the seats that they need', () => {
    expect(partyInWords(family, everyType)).toBe('2 adults, 1 child, 1 infant, 1 senior');
    expect(seatsSentence(family, everyType)).toBe('Four seats. An infant on a lap needs none.');
    expect(seatsSentence({ adult: 1, infant: 2 }, everyType)).toBe('One seat. Infants on a lap need none.');
    expect(seatsSentence({ adult: 2 }, everyType)).toBe('');
  });

  it('say who each type is', () => {
    expect(hintOf('adult')).toBe('13 to 64');
    expect(hintOf('infant')).toBe('0 to 3, on a lap, no seat');
    expect(hintOf('senior')).toBe('65 and older. ID at the door');
    expect(hintOf('student')).toBe('any school or college. ID at the door');
  });

  it('ask for the ID of whom it is for', () => {
    expect(bringProof(family, everyType)).toBe('Bring an ID for the senior.');
    expect(bringProof({ senior: 2, student: 1 }, everyType)).toBe(
      'Bring an ID for each of the two seniors and the student.',
    );
    expect(bringProof({ adult: 2 }, everyType)).toBe('');
    expect(typesWithProof(everyType)).toBe('Seniors and students');
  });

  it('leave a party of adults alone as it was', () => {
    expect(partyOr({ party: '2 guests', guests: 2 }, 'two guests')).toBe('two guests');
    expect(partyOr({ party: '1 adult, 1 child', guests: 2 }, 'two guests')).toBe('1 adult, 1 child');
  });
});

describe('the rules of a party', () => {
  it('want an adult for so many children, in the words of the row and above', () => {
    expect(refusalOf({ child: 3 }, everyType)).toEqual({
      title: 'Children need an adult.',
      text: 'One adult can bring up to six children. Add an adult to go on.',
      type: 'child',
      atRow: 'Three children come with at least one adult.',
    });
    expect(refusalOf({ adult: 1, child: 7 }, everyType)?.atRow).toBe('Seven children come with at least two adults.');
    expect(refusalOf({ senior: 1, child: 6 }, everyType)).toBeUndefined();
    expect(refusalOf({ student: 1, child: 1 }, everyType)?.type).toBe('child');
  });

  it('want a guest for each companion', () => {
    expect(refusalOf({ companion: 1 }, everyType)?.atRow).toBe('One companion comes with at least one other guest.');
    expect(refusalOf({ adult: 1, companion: 2 }, everyType)?.type).toBe('companion');
    expect(refusalOf({ adult: 1, companion: 1 }, everyType)).toBeUndefined();
  });

  it('end at the most guests of the tour, and say why', () => {
    expect(mostOf('child', { adult: 13, child: 2 }, everyType, 15)).toBe(2);
    expect(limitReason('child', { adult: 13, child: 2 }, everyType, 15)).toBe('This tour takes up to 15 guests.');
    expect(limitReason('child', { adult: 18, child: 2 }, everyType, 20)).toBe('A party has at most 20 guests.');
    expect(limitReason('child', family, everyType, 20)).toBeUndefined();
  });
});

describe('the prices of a card', () => {
  it('begin with what a paying guest who comes alone can pay', () => {
    expect(fromPrice(everyType)).toBe('$18.00');
    expect(fromPrice(adultsOnly)).toBeUndefined();
  });

  it('list types of one price together, dearest first', () => {
    expect(priceList(everyType).map(({ term, value }) => `${term} ${value}`)).toEqual([
      'Adults $25.00',
      'Seniors, 65 and older $20.00',
      'Students $18.00',
      'Children, 4 to 12, with an adult $12.00',
      'Infants, companion Free',
    ]);
    expect(priceList(adultsOnly)).toEqual([]);
  });
});
