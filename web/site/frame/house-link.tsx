import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { language } from '../../kit/words/language.js';
import { isInEveryLanguage } from '../paths/public-paths.js';

/** Whether a page exists in this language. @param path without its query */
export function isSpoken(path: string): boolean {
  return language === 'en' || isInEveryLanguage(path);
}

interface HouseLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link of the house's navigation. Its story is told in English: there, a link says so, and leaves the pages of this language. */
export function HouseLink({ to, children, ...rest }: HouseLinkProps) {
  if (isSpoken(to)) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} hrefLang="en" {...rest}>
      <Trans>{children} (in English)</Trans>
    </a>
  );
}
