import { expect, it } from '@jest/globals';
import { BoundedMap } from './bounded-map.js';

it('lets go of what was not used for the longest time', () => {
  const map = new BoundedMap<number>(10);
  map.set('a', 1, 4);
  map.set('b', 2, 4);
  map.get('a');
  map.set('c', 3, 4);
  expect([map.get('a'), map.get('b'), map.get('c'), map.bytes]).toEqual([1, undefined, 3, 8]);
});

it('counts what is put in anew once, and does not keep what is larger than all', () => {
  const map = new BoundedMap<number>(10);
  map.set('a', 1, 9);
  map.set('a', 2, 3);
  map.set('b', 3, 11);
  expect([map.get('a'), map.get('b'), map.bytes]).toEqual([2, undefined, 3]);
});
