import { useMediaQuery } from '../../lib/use-media-query.js';

/** Whether there is room for a form beside its list (`AdminColumns`). */
export function useWideScreen(): boolean {
  return useMediaQuery('(min-width: 80rem)');
}
