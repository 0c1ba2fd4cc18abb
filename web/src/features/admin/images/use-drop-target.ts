import { type DragEvent, useRef, useState } from 'react';

type DropTarget = {
  /** Files are held over it. */
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
};

/** Somewhere that files can be dropped. */
export const useDropTarget = (onFiles: (files: readonly File[]) => void): DropTarget => {
  const [isOver, setIsOver] = useState(false);
  // Entering a child leaves its parent a moment later: only the last leave is one.
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
};
