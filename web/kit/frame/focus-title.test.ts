import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { focusTitle } from './focus-title.js';

let main: HTMLElement;
let stop: () => void;

async function write(html: string): Promise<void> {
  main.innerHTML = html;
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(async () => {
  main = document.body.appendChild(document.createElement('main'));
  await write('<h1>Loading</h1>');
  stop = focusTitle(main);
});
afterEach(() => {
  stop();
  main.remove();
});

it('follows a title that is replaced', async () => {
  expect(document.activeElement?.textContent).toBe('Loading');
  await write('<p>Not yet</p>');
  await write('<h1>Book a tour</h1>');
  expect(document.activeElement).toBe(main.querySelector('h1'));
});

it('leaves the focus where the visitor has put it', async () => {
  await write('<h1>Book a tour</h1><button>Next</button>');
  document.dispatchEvent(new Event('keydown'));
  main.querySelector('button')?.focus();
  await write('<h1>Another step</h1>');
  expect(document.activeElement).toBe(document.body);
});
