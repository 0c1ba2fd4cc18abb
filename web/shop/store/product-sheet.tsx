import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { IllustratedDialog } from '../../kit/design/layers/illustrated-dialog.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { Text } from '../../kit/design/type/text.js';
import { textLang } from '../../kit/words/text-lang.js';
import { BuyButton } from './buy-button.js';
import { Price } from './product-case.js';
import { type StoreProduct, shelfName } from './shelf.js';

const NoPicture = styled.div`
  display: grid;
  place-items: center;
  min-height: 18rem;
  color: var(--night-edge);
`;

interface ProductSheetProps {
  readonly product: StoreProduct;
  /** Adds one. @returns when the server has answered */
  readonly onAdd: () => Promise<void>;
  readonly onClose: () => void;
}

/** A product by itself, larger. Its address can be shared. */
export function ProductSheet({ product, onAdd, onClose }: ProductSheetProps) {
  const { name, description, price, image, category, inStock } = product;
  return (
    <IllustratedDialog
      open
      onOpenChange={onClose}
      title={name}
      place="wide"
      illustration={
        image ? (
          <UploadedPicture url={image} sizes="(min-width: 60rem) 45rem, 100vw" width={800} height={700} />
        ) : (
          <NoPicture>
            <thisHouse.Logo width={160} />
          </NoPicture>
        )
      }
      action={
        <Price>
          <p>${price}</p>
          <BuyButton product={product} onAdd={onAdd} />
        </Price>
      }
    >
      {category ? (
        <Text kind="caps" color="accent" mt={2}>
          {shelfName(category)}
        </Text>
      ) : null}
      <Text kind="serif" mt={4} lang={textLang(product, 'description')}>
        {description}
      </Text>
      {inStock ? null : (
        <Text mt={4}>
          <b>
            <Trans>Out of Stock</Trans>
          </b>
        </Text>
      )}
    </IllustratedDialog>
  );
}
