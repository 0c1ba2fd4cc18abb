import { useCallback, useEffect, useState } from 'react';

const FRAGMENT = '#password=';

/** The token of a mailed link, from after the `#`. It is removed from the URL: out of the history, and off the screen. */
export function usePasswordToken(): { readonly token: string | undefined; readonly forget: () => void } {
  const [token, setToken] = useState(() => {
    const { hash } = window.location;
    return hash.startsWith(FRAGMENT) ? hash.slice(FRAGMENT.length) : undefined;
  });
  useEffect(() => {
    if (token !== undefined) window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [token]);
  const forget = useCallback(() => setToken(undefined), []);
  return { token, forget };
}
