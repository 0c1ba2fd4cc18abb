/**
 * The page's scripts could not be loaded: a rendered page can be read, but nothing on it works. In English on every
 * page: it is in the first script, which has no room for translated texts.
 */
export function sayNotStarted(document: Document): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.lang = 'en';
  notice.style.cssText = 'padding:1rem;text-align:center;background:#fff;color:#000';
  const again = document.createElement('a');
  again.href = document.location.href;
  again.textContent = 'Load the page again';
  notice.append('This page couldn’t be loaded fully.', ' ', again, '.');
  document.body.prepend(notice);
}
