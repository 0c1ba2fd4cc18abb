import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { placeholderPages } from '../../texts/placeholders.js';
import { PlaceholderPage } from './placeholder-page.js';

describe('PlaceholderPage', () => {
  it.each(placeholderPages.map((page) => [page.route, page] as const))(
    'says at %s what is to come, and leads to the era that it will tell',
    (route, { title, era, link }) => {
      render(
        <MemoryRouter>
          <PlaceholderPage route={route} />
        </MemoryRouter>,
      );
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(screen.getByText('Content coming soon')).toBeTruthy();
      expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
        link.to,
        `/history#${era}`,
      ]);
    },
  );
});
