import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { media } from '../../kit/design/media.js';

const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--s-3);
  min-height: var(--target);
  color: var(--brass-lit);
  text-decoration: none;
  font: 400 1.3125rem / 1 var(--sign);
  white-space: nowrap;
  svg { flex: none; }
  @media (max-width: 78rem) { font-size: 1.125rem; }
  ${media.belowNavigation} { font-size: 1.0625rem; gap: var(--s-2); svg { width: 38px; height: 29px; } }
  @media (max-width: 30rem) { font-size: 0.9375rem; gap: 6px; svg { width: 30px; height: 23px; } }
  @media (max-width: 23rem) { span { display: none; } }
`;

export function Brand({ onClick }: { readonly onClick?: () => void }) {
  const { name } = thisHouse;
  return (
    <Name to="/" aria-label={t`${name}, home`} onClick={onClick}>
      <thisHouse.Logo width={46} />
      <span aria-hidden="true">{name}</span>
    </Name>
  );
}
