import { useContext, useEffect } from 'react';
import { HydrationDataContext, hydrationData } from '../../document/hydration-data.js';
import { createStore, useStore } from '../../lib/create-store.js';
import { fetchOrThrow } from '../../lib/fetch-or-throw.js';
import { type GuestBookPage, shownAtHome } from '../../lib/guest-book.js';
import { requestTimeout } from '../../lib/request-timeout.js';

type Pages = readonly GuestBookPage[] | undefined;

/** The pages as last fetched during this visit, or from the page's hydration data. */
const bookStore = createStore(
  (_: Pages, read: Pages) => read,
  () => hydrationData()?.guestBook,
);

async function readGuestBook(): Promise<Pages> {
  const response = await fetchOrThrow('/api/guest-book', { signal: requestTimeout() });
  const { pages } = (await response.json()) as { readonly pages: readonly GuestBookPage[] };
  return shownAtHome(pages);
}

/** The newest pages of the guest book, fetched again when the page opens; undefined while there are too few. */
export function useGuestBook(): Pages {
  const rendered = useContext(HydrationDataContext)?.guestBook;
  const known = useStore(bookStore, () => hydrationData()?.guestBook);
  useEffect(() => {
    readGuestBook().then(bookStore.send, () => undefined);
  }, []);
  return rendered ?? known;
}
