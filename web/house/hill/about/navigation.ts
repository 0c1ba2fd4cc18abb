import type { NavigationLink } from '../../../kit/house/house.js';

export const main: readonly NavigationLink[] = [
  { to: '/', label: 'Home' },
  { to: '/timeline', label: 'History' },
  { to: '/structures', label: 'Structures' },
  { to: '/famous-infamous', label: 'Who’s Who' },
  { to: '/tours', label: 'Tours' },
  { to: '/visit-us', label: 'Plan Your Visit', isWideOnly: true },
  { to: '/media', label: 'Media' },
  { to: '/store', label: 'Store' },
  { to: '/archive', label: 'Archive' },
  { to: '/contact', label: 'Contact' },
];

export const footer: readonly NavigationLink[] = [
  { to: '/history', label: 'History' },
  { to: '/structures', label: 'Structures' },
  { to: '/famous-infamous', label: 'Who’s Who' },
  { to: '/archive', label: 'Archive' },
  { to: '/media', label: 'Media' },
  { to: '/tours', label: 'Tours' },
  { to: '/groups', label: 'Groups' },
  { to: '/store', label: 'Store' },
  { to: '/gift-voucher', label: 'Gift voucher' },
  { to: '/visit-us', label: 'Plan your visit' },
  { to: '/guest-book', label: 'Guest book' },
  { to: '/contact', label: 'Contact' },
];

export const fromPanel: NavigationLink = { to: '/history', label: 'View History Page' };
