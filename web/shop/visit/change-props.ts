import type { Visit, VisitState } from './use-visit.js';

export interface ChangeProps extends Pick<VisitState, 'isBusy' | 'change'> {
  readonly visit: Visit;
  readonly token: string;
  readonly onLeave: () => void;
}
