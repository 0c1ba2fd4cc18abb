import type { ComponentProps } from 'react';
import { stateDrawings } from '#house/drawings/state-drawings.js';
import { EmptyState } from '../../kit/design/waiting/empty-state.js';
import type { DrawnState as Name } from '../../kit/house/state-drawings.js';

interface DrawnStateProps extends Omit<ComponentProps<typeof EmptyState>, 'drawing'> {
  /** What the house has drawn for it; by default a failure, or a link that leads nowhere. */
  readonly of?: Name;
}

/** Why there is no content, and the way on, beside the house's drawing of it. */
export function DrawnState({ of = 'failed', ...rest }: DrawnStateProps) {
  return <EmptyState {...rest} drawing={stateDrawings[of]} />;
}
