import { useState } from 'react';

/** Which rows show what is in them. */
export const useOpenRows = (): { readonly isOpen: (id: string) => boolean; readonly toggle: (id: string) => void } => {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  return {
    isOpen: (id) => open.has(id),
    toggle: (id) => {
      const next = new Set(open);
      if (!next.delete(id)) next.add(id);
      setOpen(next);
    },
  };
};
