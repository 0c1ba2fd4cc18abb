import { t } from '@lingui/core/macro';

/**
 * The page's scripts could not be loaded: a rendered page can be read, but nothing on it works. This is in the first script: its texts
 * have no placeholders, so that they bring no other script.
 */
export function sayNotStarted(document: Document): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.style.cssText = 'padding:1rem;text-align:center;background:#fff;color:#000';
  const again = document.createElement('a');
  again.href = document.location.href;
  again.textContent = t`Load the page again`;
  notice.append(t`This page couldn’t be loaded fully.`, ' ', again, '.');
  document.body.prepend(notice);
}
