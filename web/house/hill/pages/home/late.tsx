import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../../../kit/lib/loading/load-part.js';

interface LateProps<Props extends object> {
  /** The same function at every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A part that the first script does without; without it, nothing is missing. */
export function Late<Props extends object>({ load, props }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    loadPart(load).then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load]);
  return Part ? <Part {...props} /> : null;
}
