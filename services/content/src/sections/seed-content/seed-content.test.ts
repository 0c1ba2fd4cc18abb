import { houseNames } from '@hilltop/house/house-folder';
import { readHouse } from '@hilltop/house/read-house';
import { expect, it } from '@jest/globals';
import { houseInput } from '../section.input.js';
import { demoDetails } from './seed-content.command.js';

it.each(houseNames())('the demo details of the house %s are what staff could enter', (name) => {
  const details = demoDetails(readHouse(name));
  expect(houseInput.parse(details)).toEqual(details);
  expect(details.phone).toBe(readHouse(name).facts.phone);
});
