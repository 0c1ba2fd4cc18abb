import { t } from '@lingui/core/macro';
import type { NavigationLink } from '../../../kit/house/house.js';

export const main: readonly NavigationLink[] = [
  { to: '/', label: t`Home` },
  { to: '/tours', label: t`Tours` },
  { to: '/store', label: t`Mill Store` },
  { to: '/visit-us', label: t`Plan Your Visit` },
  { to: '/contact', label: t`Contact` },
];

export const footer: readonly NavigationLink[] = [
  { to: '/tours', label: t`Tours` },
  { to: '/groups', label: t`Groups` },
  { to: '/store', label: t`Mill store` },
  { to: '/gift-voucher', label: t`Gift voucher` },
  { to: '/visit-us', label: t`Plan your visit` },
  { to: '/guest-book', label: t`Guest book` },
  { to: '/contact', label: t`Contact` },
];

export const fromPanel: NavigationLink = { to: '/', label: t`View the site` };
