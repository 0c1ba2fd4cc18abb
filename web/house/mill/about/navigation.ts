import type { NavigationLink } from '../../../kit/house/house.js';

export const main: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/tours', label: 'Tours' },
  { to: '/store', label: 'Mill Store' },
  { to: '/visit-us', label: 'Plan Your Visit' },
  { to: '/contact', label: 'Contact' },
];

export const footer: readonly NavigationLink[] = [
  { to: '/tours', label: 'Tours' },
  { to: '/groups', label: 'Groups' },
  { to: '/store', label: 'Mill store' },
  { to: '/gift-voucher', label: 'Gift voucher' },
  { to: '/visit-us', label: 'Plan your visit' },
  { to: '/guest-book', label: 'Guest book' },
  { to: '/contact', label: 'Contact' },
];

export const fromPanel: NavigationLink = { to: '/', label: 'View the site' };
