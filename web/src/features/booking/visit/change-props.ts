import type { Visit, VisitState } from './use-visit.js';

/** What every panel of a change gets. */
export interface ChangeProps extends Pick<VisitState, 'isBusy' | 'change'> {
  readonly visit: Visit;
  /** Closes the panel without a change. */
  readonly onLeave: () => void;
}
