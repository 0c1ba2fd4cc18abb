import type { Visit, VisitState } from './use-visit.js';

/** Props of every change panel. */
export interface ChangeProps extends Pick<VisitState, 'isBusy' | 'change'> {
  readonly visit: Visit;
  /** Of the visit's link. */
  readonly token: string;
  /** Closes the panel without a change. */
  readonly onLeave: () => void;
}
