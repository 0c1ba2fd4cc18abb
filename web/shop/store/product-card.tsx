import { useState } from 'react';
import { thisHouse } from '#house/about/house.js';
import { Button } from '../../kit/design/controls/button.js';
import { Badge } from '../../kit/design/marks/badge.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { Text } from '../../kit/design/type/text.js';
import { Buy, Case, Good, Lamp, Ledge } from './product-case.js';
import type { StoreProduct } from './shelf.js';

/**
 * Next to its text on a phone, then two columns, then three. Phones with three pixels per CSS pixel get two: nobody
 * sees the third, and it doubles the bytes.
 */
const SIZES =
  '(min-width: 75rem) 22rem, (min-width: 48rem) 30vw, (min-width: 36rem) 45vw, (min-resolution: 2.5dppx) 7.3rem, 11rem';

interface ProductCardProps {
  readonly product: StoreProduct;
  /** Adds one. @returns when the server has answered */
  readonly onAdd: () => Promise<void>;
}

export function ProductCard({ product, onAdd }: ProductCardProps) {
  const { name, description, price, image, category, inStock } = product;
  const [adding, setAdding] = useState(0);

  async function add(): Promise<void> {
    setAdding((count) => count + 1);
    await onAdd();
    setAdding((count) => count - 1);
  }

  return (
    <Good>
      <Case data-out={inStock ? undefined : ''}>
        <Lamp />
        <Ledge />
        {image ? <UploadedPicture url={image} sizes={SIZES} width={400} height={400} /> : <EmptyCase />}
        {inStock ? null : <Badge kind="oxblood">Out of Stock</Badge>}
      </Case>
      <Text kind="caps" color="accent" mt={[0, 4]}>
        {category ?? '\u00a0'}
      </Text>
      <div>
        <h2>{name}</h2>
        <Text soft mt={2}>
          {description}
        </Text>
      </div>
      <Buy>
        <p>${price}</p>
        <Button
          small
          aria-label={`Add to Cart: ${name}`}
          disabled={!inStock}
          busy={adding > 0}
          busyText="Adding..."
          repeats
          onClick={() => void add()}
        >
          Add to Cart
        </Button>
      </Buy>
    </Good>
  );
}

function EmptyCase() {
  return <thisHouse.Logo width={96} />;
}
