import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { wholeTexts } from './whole-texts.js';

afterEach(cleanup);

/** As a browser translates: each text goes into an element of its own. */
function translate(within: HTMLElement): void {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}

let choose: (cents: number) => void;

function Price() {
  const [cents, setCents] = useState(100);
  choose = setCents;
  return (
    <p>
      <b>${cents / 100}</b>
      <button type="button">
        Pay ${cents / 100} for {cents} guests
      </button>
    </p>
  );
}

it('changes what is on the screen of a translated page', () => {
  const { container } = render(<Price />);
  translate(container);
  act(() => choose(700));
  expect(container.querySelector('b')?.textContent).toBe('$7');
  expect(container.querySelector('button')?.textContent).toBe('Pay $7 for 700 guests');
});

it.each([
  [['$', 7], '$7'],
  [['Pay ', null, 7, false, ''], 'Pay 7'],
  ['alone', 'alone'],
  [
    [null, false],
    [null, false],
  ],
  [undefined, undefined],
])('%j becomes %j', (children, whole) => {
  expect(wholeTexts(children)).toEqual(whole);
});

it('keeps the places of elements', () => {
  const element = <b key="b">now</b>;
  expect(wholeTexts(['You pay ', 7, element, ' today, ', 3, ' times'])).toEqual([
    'You pay 7',
    null,
    element,
    ' today, 3 times',
    null,
    null,
  ]);
});
