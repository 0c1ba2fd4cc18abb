import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { movedPages } from '../../texts/moved.js';
import { MovedPage } from './moved-page.js';

describe('MovedPage', () => {
  it.each(movedPages.map((page) => [page.route, page] as const))(
    'says that %s has moved, and leads there',
    (route, page) => {
      render(
        <MemoryRouter>
          <MovedPage route={route} />
        </MemoryRouter>,
      );
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(page.heading);
      expect(screen.getByText(page.note)).toBeTruthy();
      expect(screen.getByRole('link', { name: page.link.label }).getAttribute('href')).toBe('/history');
    },
  );
});
