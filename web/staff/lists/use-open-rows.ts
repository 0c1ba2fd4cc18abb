import { useState } from 'react';

export interface OpenRows {
  readonly isOpen: (id: string) => boolean;
  readonly toggle: (id: string) => void;
}

export function useOpenRows(): OpenRows {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (id) => open.has(id),
    toggle: (id) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
    },
  };
}
