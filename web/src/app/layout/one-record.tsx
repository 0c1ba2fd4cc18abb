import { Outlet, useLocation } from 'react-router-dom';

/** Wraps the pages that show one record, which their address names. Of another record they begin anew: no answer and no typed text stays. */
export function OneRecord() {
  const { pathname } = useLocation();
  return <Outlet key={pathname} />;
}
