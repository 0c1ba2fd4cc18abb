import { type DragEvent, useRef, useState } from 'react';

interface DropTarget {
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

export function useDropTarget(onFiles: (files: readonly File[]) => void): DropTarget {
  const [isOver, setIsOver] = useState(false);
  // Entering a child fires a leave event of its parent, so only the last one counts.
  const depth = useRef(0);
  return {
    isOver,
    handlers: {
      onDragEnter: (event) => {
        event.preventDefault();
        depth.current += 1;
        setIsOver(true);
      },
      onDragOver: (event) => event.preventDefault(),
      onDragLeave: () => {
        depth.current -= 1;
        if (depth.current <= 0) setIsOver(false);
      },
      onDrop: (event) => {
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
