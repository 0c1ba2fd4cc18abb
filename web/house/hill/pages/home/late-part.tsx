import { type ComponentType, useEffect, useState } from 'react';
import type { LazyPart } from '../../../../kit/lib/loading/lazy-part.js';

/** A part that the first script does without: nothing until it has come, and nothing is missing without it. */
export function latePart<Props extends object>(Part: LazyPart<Props>): ComponentType<Props> {
  return function Late(props: Props) {
    const [isHere, setIsHere] = useState(false);
    useEffect(() => {
      Part.preload().then(
        () => setIsHere(true),
        () => undefined,
      );
    }, []);
    return isHere ? <Part {...props} /> : null;
  };
}
