import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../kit/design/controls/button.js';
import type { StoreProduct } from './shelf.js';

interface BuyButtonProps {
  readonly product: StoreProduct;
  /** Adds one. @returns when the server has answered */
  readonly onAdd: () => Promise<void>;
}

/** Adds one for each press, also while an earlier one is sent. */
export function BuyButton({ product: { name, inStock }, onAdd }: BuyButtonProps) {
  const [adding, setAdding] = useState(0);

  async function add(): Promise<void> {
    setAdding((count) => count + 1);
    await onAdd();
    setAdding((count) => count - 1);
  }

  return (
    <Button
      small
      aria-label={t`Add to Cart: ${name}`}
      disabled={!inStock}
      busy={adding > 0}
      busyText={t`Adding...`}
      repeats
      onClick={() => void add()}
    >
      <Trans>Add to Cart</Trans>
    </Button>
  );
}
