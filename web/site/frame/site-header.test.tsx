import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { thisHouse } from '#house/about/house.js';
import { cartStore } from '../../shop/cart/cart-store.js';
import { SiteHeader } from './site-header.js';

// jsdom does not implement dialogs. This sets the `open` attribute only; Playwright tests focus.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function draw(path = '/') {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader />
    </MemoryRouter>,
  );
}

const threeChips = {
  __typename: 'CartItem',
  ...{ id: 'line', name: 'House Chip', quantity: 3, amount: '36.00', available: true, productId: 'chip' },
  product: { price: '12.00', image: null, inStock: true, available: true },
} as const;

function row() {
  return screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement;
}

describe('SiteHeader', () => {
  it('has every link of the specification, in order, and the way to plan a visit', () => {
    draw();
    const links = within(row()).getAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/', 'Home'],
      ['/timeline', 'History'],
      ['/structures', 'Structures'],
      ['/famous-infamous', 'Who’s Who'],
      ['/tours', 'Tours'],
      ['/visit-us', 'Plan Your Visit'],
      ['/media', 'Media'],
      ['/store', 'Store'],
      ['/archive', 'Archive'],
      ['/contact', 'Contact'],
    ]);
  });

  it('marks the current page and no other', () => {
    draw('/tours');
    const current = within(row())
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.textContent)).toEqual(['Tours']);
  });

  it('shows no badge for an empty cart, and the count above 0', () => {
    draw();
    expect(screen.getByRole('button', { name: 'Cart, empty' }).textContent).toBe('');
    act(() => cartStore.send({ type: 'read', lines: [threeChips] }));
    expect(screen.getByRole('button', { name: 'Cart, 3 items' }).textContent).toBe('3');
  });

  it('opens the menu itself and prevents the button’s command', () => {
    draw();
    const button = screen.getByRole('button', { name: 'Menu', hidden: true });
    expect(button.getAttribute('commandfor')).toBe('menu');
    expect(fireEvent.click(button)).toBe(false);
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeTruthy();
  });

  it('opens the menu, and closes it when a link is tapped', () => {
    draw('/tours');
    const button = screen.getByRole('button', { name: 'Menu', hidden: true });
    fireEvent.click(button);
    const menu = screen.getByRole('dialog', { name: 'Menu' });
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(within(within(menu).getByRole('navigation')).getAllByRole('listitem')).toHaveLength(
      thisHouse.navigation.main.length,
    );
    fireEvent.click(within(menu).getByRole('link', { name: 'Media' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});
