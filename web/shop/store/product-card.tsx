import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { thisHouse } from '#house/about/house.js';
import { Badge } from '../../kit/design/marks/badge.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { Text } from '../../kit/design/type/text.js';
import { textLang } from '../../kit/words/text-lang.js';
import { BuyButton } from './buy-button.js';
import { productHash } from './product-address.js';
import { Buy, Case, Good, Lamp, Ledge } from './product-case.js';
import { type StoreProduct, shelfName } from './shelf.js';

/**
 * Next to its text on a phone, then two columns, three, and four. Phones with three pixels per CSS pixel get two: nobody
 * sees the third, and it doubles the bytes.
 */
const SIZES =
  '(min-width: 110rem) 25rem, (min-width: 75rem) 22rem, (min-width: 48rem) 30vw, (min-width: 36rem) 45vw, (min-resolution: 2.5dppx) 7.3rem, 11rem';

interface ProductCardProps {
  readonly product: StoreProduct;
  /** Of the page, which the sheet's address keeps. */
  readonly search: string;
  /** Adds one. @returns when the server has answered */
  readonly onAdd: () => Promise<void>;
}

export function ProductCard({ product, search, onAdd }: ProductCardProps) {
  const { name, description, price, image, category, inStock } = product;
  return (
    <Good>
      <Case data-out={inStock ? undefined : ''}>
        <Lamp />
        <Ledge />
        {image ? <UploadedPicture url={image} sizes={SIZES} width={400} height={400} /> : <EmptyCase />}
        {inStock ? null : (
          <Badge kind="oxblood">
            <Trans>Out of Stock</Trans>
          </Badge>
        )}
      </Case>
      <Text kind="caps" color="accent" mt={[0, 4]}>
        {category ? shelfName(category) : '\u00a0'}
      </Text>
      <div>
        <h3>
          <Link to={{ search, hash: productHash(product) }} preventScrollReset lang={textLang(product, 'name')}>
            {name}
          </Link>
        </h3>
        <Text soft mt={2} lang={textLang(product, 'description')}>
          {description}
        </Text>
      </div>
      <Buy>
        <p>${price}</p>
        <BuyButton product={product} onAdd={onAdd} />
      </Buy>
    </Good>
  );
}

function EmptyCase() {
  return <thisHouse.Logo width={96} />;
}
