import { houseNames } from '@hilltop/house/house-folder';
import { readHouse } from '@hilltop/house/read-house';
import { expect, it } from '@jest/globals';
import { mailLook } from './mail-look.js';

/** Where a PNG has its width and its height. */
const [widthAt, heightAt] = [16, 20];

it.each(houseNames())('the masthead of the house %s is shown at half its size', (name) => {
  const house = readHouse(name);
  const { width, height } = mailLook(house).masthead;
  const image = house.folder.bytes('mail/masthead.png');
  expect([image.readUInt32BE(widthAt), image.readUInt32BE(heightAt)]).toEqual([2 * width, 2 * height]);
});
