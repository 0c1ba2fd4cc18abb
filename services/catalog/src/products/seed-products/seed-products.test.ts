import { readdirSync } from 'node:fs';
import { houseNames } from '@hilltop/house/house-folder';
import { readHouse } from '@hilltop/house/read-house';
import { describe, expect, it } from '@jest/globals';
import { productsOf } from './seed-products.js';

const signatureOfPng = [0x89, 0x50, 0x4e, 0x47];

describe.each(houseNames())('the products of the house %s', (name) => {
  const house = readHouse(name);
  const products = productsOf(house);

  it('have an id and a name each, which no other has', () => {
    expect(products.length).toBeGreaterThan(0);
    for (const field of ['id', 'name'] as const) {
      expect(new Set(products.map((product) => product[field])).size).toBe(products.length);
    }
  });

  it('have a picture each, and there is none besides', () => {
    const files = products.map(({ picture }) => `${picture}.png`);
    expect(readdirSync(house.folder.file('products')).toSorted()).toEqual(files.toSorted());
    for (const file of files) {
      expect([...house.folder.bytes(`products/${file}`).subarray(0, 4)]).toEqual(signatureOfPng);
    }
  });
});
