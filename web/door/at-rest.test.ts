import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { isAtRest, onItsWay, watchForms } from './at-rest.js';

let end: () => void;

beforeEach(() => {
  document.body.innerHTML =
    '<main><form><textarea></textarea><button type="button">More</button></form><input type="search" /><a href="#sheet">Day sheet</a></main>';
  end = watchForms(document);
});
afterEach(() => end());

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}

it('is at rest until somebody uses a form, by typing or by a button of it', () => {
  find('a').click();
  expect(isAtRest(document)).toBe(true);
  find('button').click();
  expect(isAtRest(document)).toBe(false);
});

it('knows of a form whose own handlers tell nobody else', () => {
  find('form').addEventListener('click', (click) => click.stopPropagation());
  find('button').click();
  expect(isAtRest(document)).toBe(false);
});

it('forgets what was used, and learns nothing more, once nobody watches', () => {
  find('button').click();
  end();
  expect(isAtRest(document)).toBe(true);
  find('button').click();
  expect(isAtRest(document)).toBe(true);
});

it('is at rest again when the form has gone', () => {
  find('textarea').dispatchEvent(new Event('input', { bubbles: true }));
  expect(isAtRest(document)).toBe(false);
  find('form').remove();
  expect(isAtRest(document)).toBe(true);
});

it('is not at rest while something unfinished is shown, typed into or not', () => {
  find('main').dataset.unfinished = '';
  expect(isAtRest(document)).toBe(false);
});

it.each(['answered', 'failed'])('is not at rest until what is on its way is %s', async (end) => {
  let settle = (): void => undefined;
  const answer = new Promise<string>((resolve, reject) => {
    settle = () => (end === 'failed' ? reject(new Error('gone')) : resolve(end));
  });
  const sent = onItsWay(answer).catch(() => 'failed');
  expect(isAtRest(document)).toBe(false);
  settle();
  expect(await sent).toBe(end);
  expect(isAtRest(document)).toBe(true);
});
