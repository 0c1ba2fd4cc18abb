import { t } from '@lingui/core/macro';
import type { NavigationLink } from '../../../kit/house/house.js';

export const main: readonly NavigationLink[] = [
  { to: '/', label: t`Home` },
  { to: '/timeline', label: t`History` },
  { to: '/structures', label: t`Structures` },
  { to: '/famous-infamous', label: t`Who’s Who` },
  { to: '/tours', label: t`Tours` },
  { to: '/visit-us', label: t`Plan Your Visit`, isWideOnly: true },
  { to: '/media', label: t`Media` },
  { to: '/store', label: t`Store` },
  { to: '/archive', label: t`Archive` },
  { to: '/contact', label: t`Contact` },
];

export const footer: readonly NavigationLink[] = [
  { to: '/history', label: t`History` },
  { to: '/structures', label: t`Structures` },
  { to: '/famous-infamous', label: t`Who’s Who` },
  { to: '/archive', label: t`Archive` },
  { to: '/media', label: t`Media` },
  { to: '/tours', label: t`Tours` },
  { to: '/groups', label: t`Groups` },
  { to: '/store', label: t`Store` },
  { to: '/gift-voucher', label: t`Gift voucher` },
  { to: '/visit-us', label: t`Plan your visit` },
  { to: '/guest-book', label: t`Guest book` },
  { to: '/contact', label: t`Contact` },
];

export const fromPanel: NavigationLink = { to: '/history', label: t`View History Page` };
