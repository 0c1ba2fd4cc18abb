import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { MAX_PASSWORD_LENGTH } from './password-hasher.js';

const MIN_LENGTH = 12;
/** zxcvbn's "safely unguessable": at least 10^8 guesses. */
const MIN_SCORE = 3;
/** The estimate takes quadratic time, so only the first characters count. */
const ESTIMATED_LENGTH = 100;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** A sentence; undefined when the password is allowed. */
export function passwordProblem(password: string, about: readonly string[]): string | undefined {
  if (password.length < MIN_LENGTH) return `A password needs at least ${MIN_LENGTH} characters.`;
  if (password.length > MAX_PASSWORD_LENGTH) return `A password has at most ${MAX_PASSWORD_LENGTH} characters.`;
  const { score } = estimator.check(password.slice(0, ESTIMATED_LENGTH), [...about, 'hilltop', "top o' hill"]);
  if (score < MIN_SCORE)
    return 'This password is easy to guess. Please choose another, for example four unrelated words.';
  return undefined;
}
