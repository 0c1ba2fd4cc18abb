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

it('follows the page’s data and is removed with the page', () => {
  const { rerender, unmount } = render(<Teller name="Standard" />);
  expect(told()).toEqual([
    { '@context': 'https://schema.org', '@type': 'Event', name: 'Standard', url: window.location.origin },
  ]);
  rerender(<Teller name="Premium" />);
  expect(told()).toMatchObject([{ name: 'Premium' }]);
  unmount();
  expect(told()).toEqual([]);
});

it('replaces rendered data of its kind and leaves the rest', () => {
  document.head.innerHTML = `<script type="application/ld+json">{"name":"The place"}</script>${structuredDataElement({ name: 'Sent' })}`;
  render(<Teller name="Standard" />);
  expect(told()).toMatchObject([{ name: 'The place' }, { name: 'Standard' }]);
});
