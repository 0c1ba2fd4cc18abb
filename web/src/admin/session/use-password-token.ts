import { useCallback, useEffect, useState } from 'react';

const FRAGMENT = '#password=';

/**
 * The token of a mailed link, which stands behind the `#` of the address. It is taken out of the address, so that it is
 * neither in the history nor seen by who looks at the screen.
 */
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
