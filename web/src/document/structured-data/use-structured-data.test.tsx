import { afterEach, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { structuredDataElement, useStructuredData } from './use-structured-data.js';

function Teller({ name }: { readonly name: string }) {
  useStructuredData((address) => [{ '@type': 'Event', name, url: address }]);
  return null;
}

function told(): unknown[] {
  return [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );
}

afterEach(() => document.head.replaceChildren());

it('tells what a page shows, anew when it changes, and nothing once it is gone', () => {
  const { rerender, unmount } = render(<Teller name="Standard" />);
  expect(told()).toEqual([
    { '@context': 'https://schema.org', '@type': 'Event', name: 'Standard', url: window.location.origin },
  ]);
  rerender(<Teller name="Premium" />);
  expect(told()).toMatchObject([{ name: 'Premium' }]);
  unmount();
  expect(told()).toEqual([]);
});

it('takes the place of what the page was sent with, and leaves what is told of the page itself', () => {
  document.head.innerHTML = `<script type="application/ld+json">{"name":"The place"}</script>${structuredDataElement({ name: 'Sent' })}`;
  render(<Teller name="Standard" />);
  expect(told()).toMatchObject([{ name: 'The place' }, { name: 'Standard' }]);
});
