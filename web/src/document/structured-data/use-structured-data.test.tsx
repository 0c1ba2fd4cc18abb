import { afterEach, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { useStructuredData } from './use-structured-data.js';

const Teller = ({ name }: { readonly name: string }) => {
  useStructuredData([{ '@type': 'Event', name }]);
  return null;
};

const told = (): unknown[] =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    JSON.parse(textContent ?? ''),
  );

afterEach(() => document.head.replaceChildren());

it('tells what a page shows, anew when it changes, and nothing once it is gone', () => {
  const { rerender, unmount } = render(<Teller name="Standard" />);
  expect(told()).toEqual([{ '@context': 'https://schema.org', '@type': 'Event', name: 'Standard' }]);
  rerender(<Teller name="Premium" />);
  expect(told()).toMatchObject([{ name: 'Premium' }]);
  unmount();
  expect(told()).toEqual([]);
});
