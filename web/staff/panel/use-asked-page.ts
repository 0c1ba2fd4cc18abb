import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { staffPaths } from '../../kit/document/staff-paths.js';

interface AskedPage {
  /** Perhaps not of a page, or of one that the role does not have (`pageNamed`). */
  readonly named: string | null;
  /** Code of the booking to open. */
  readonly booking: string | undefined;
}

/** What the address asks for. */
export function useAskedPage(): AskedPage {
  const [parameters] = useSearchParams();
  const { booking } = useParams();
  const { pathname } = useLocation();
  return { named: pathname === staffPaths.adminBook ? 'book' : parameters.get('tab'), booking };
}
