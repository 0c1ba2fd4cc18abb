import { useMediaQuery } from '../../kit/lib/use-media-query.js';

/** Whether a form fits next to its list (`AdminColumns`). */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 80rem)');
}
