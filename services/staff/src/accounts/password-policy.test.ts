import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { passwordProblem } from './password-policy.js';

const about = ['guide@hilltop.test', 'A Guide'];

it.each([
  'lantern mosaic otter pillow',
  'x7#Kp2!vQz9m',
  '秘密の言葉はとても長いです',
  createHash('shake256', { outputLength: 256 }).update('').digest('hex'),
])('accepts %j', (password) => expect(passwordProblem(password, about)).toBeUndefined());

it.each([
  ['short', 'at least 12 characters'],
  ['password12345', 'easy to guess'],
  ['aaaaaaaaaaaaaaaa', 'easy to guess'],
  ['qwertyuiopasdf', 'easy to guess'],
  ['guide@hilltop.test', 'easy to guess'],
  ['a'.repeat(513), 'at most 512 characters'],
])('refuses %j: %s', (password, problem) => expect(passwordProblem(password, about)).toContain(problem));
