import { expect, it } from '@jest/globals';
import { nameOf } from './names.js';

it.each([
  [{ firstName: 'محمد', lastName: 'الأحمد' }, '\u2068محمد الأحمد\u2069'],
  [{ firstName: 'Ada', lastName: 'כהן' }, '\u2068Ada כהן\u2069'],
  [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
  [{ firstName: 'Ada', lastName: '' }, 'Ada'],
  [{ firstName: '王', lastName: '小明' }, '王 小明'],
])('%j', (person, name) => {
  expect(nameOf(person)).toBe(name);
});
