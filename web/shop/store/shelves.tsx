import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Badge } from '../../kit/design/marks/badge.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { spelledNumber } from '../../kit/lib/spelled-number.js';
import { textLang } from '../../kit/words/text-lang.js';
import { BuyButton } from './buy-button.js';
import { type Family, families, motif } from './families.js';
import { productHash } from './product-address.js';
import { ProductCard } from './product-card.js';
import { Price, Shelf, ShelfName } from './product-case.js';
import { type Category, onShelf, type StoreProduct, shelfName } from './shelf.js';

/** A stone wall in courses, with the chosen one large in the light and all of them in a row. */
const Wall = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  margin-top: var(--s-4);
  ${media.fromTablet} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: stretch; }
`;

const Hung = styled.div`
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: clamp(18rem, 34vw, 27rem);
  padding: var(--s-5);
  background:
    radial-gradient(52% 70% at 50% 45%, rgb(242 200 121 / 0.34), transparent),
    repeating-linear-gradient(0deg, rgb(9 7 5 / 0.75) 0 2px, transparent 2px 34px),
    repeating-linear-gradient(90deg, rgb(9 7 5 / 0.4) 0 2px, transparent 2px 71px),
    color-mix(in srgb, var(--room-stone) 45%, var(--night));
  border-block: 2px solid var(--brass);
  > img { width: 100%; height: 100%; object-fit: contain; filter: drop-shadow(14px 10px 9px rgb(3 5 6 / 0.6)); }
  > span { position: absolute; left: var(--s-4); bottom: var(--s-4); }
  ${media.forcedColors} { border: 1px solid; }
`;

/** As high as `Hung` allows. As on a card, phones with three pixels per CSS pixel get two. */
const HUNG_SIZES = '(min-width: 48rem) 27rem, (min-resolution: 2.5dppx) 11rem, 17rem';

const Words = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--s-4);
  h3 { font-size: var(--t-6); margin-top: var(--s-1); }
  h3 + p { margin-top: var(--s-2); font: 400 var(--t-3)/1.45 var(--text); min-height: 4.5rem; }
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4rem, 1fr));
  gap: var(--s-2);
  align-content: start;
  button { aspect-ratio: 4 / 5; padding: 3px; background: var(--night); box-shadow: inset 0 0 0 1px var(--edge); }
  button:hover { background: var(--night-high); }
  button[aria-pressed='true'] { box-shadow: inset 0 0 0 3px var(--brass); }
  img { width: 100%; height: 100%; object-fit: cover; }
  ${media.forcedColors} { button { border: 1px solid; } button[aria-pressed='true'] { border: 3px solid Highlight; } }
`;

interface FamilyWallProps {
  readonly family: Family;
  /** Of the page, which the sheet's address keeps. */
  readonly search: string;
  readonly onAdd: (product: StoreProduct) => Promise<void>;
}

/** Goods that differ in their motif, as one with a choice. */
function FamilyWall({ family: { name: familyName, products }, search, onAdd }: FamilyWallProps) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = products.find(({ id }) => id === chosenId) ?? products[0];
  if (chosen?.image == null) return null;
  const kind = familyName.toLowerCase();
  return (
    <Wall>
      <Hung>
        <UploadedPicture url={chosen.image} sizes={HUNG_SIZES} width={640} height={560} />
        {chosen.inStock ? null : (
          <Badge kind="oxblood">
            <Trans>Out of Stock</Trans>
          </Badge>
        )}
      </Hung>
      <Words>
        <div aria-live="polite">
          <Text kind="caps" color="accent">
            {familyName}
          </Text>
          <h3>
            <Link to={{ search, hash: productHash(chosen) }} preventScrollReset lang={textLang(chosen, 'name')}>
              {motif(chosen)}
            </Link>
          </h3>
          <Text soft lang={textLang(chosen, 'description')}>
            {chosen.description}
          </Text>
        </div>
        <Choice role="group" aria-label={t`Which ${kind}`}>
          {products.map((product) => (
            <button
              key={product.id}
              type="button"
              aria-pressed={product === chosen}
              aria-label={motif(product)}
              onClick={() => setChosenId(product.id)}
            >
              {product.image ? <UploadedPicture url={product.image} width={80} height={100} /> : null}
            </button>
          ))}
        </Choice>
        <Price>
          <p>${chosen.price}</p>
          <BuyButton product={chosen} onAdd={() => onAdd(chosen)} />
        </Price>
      </Words>
    </Wall>
  );
}

interface ShelvesProps {
  readonly products: readonly StoreProduct[];
  readonly chosen: Category | undefined;
  readonly search: string;
  readonly onAdd: (product: StoreProduct) => Promise<void>;
}

/** The books, what else stands on the counter, and what hangs on the wall. */
export function Shelves({ products, chosen, search, onAdd }: ShelvesProps) {
  const { single, families: walls } = families(products);
  const books = chosen === undefined ? onShelf(single, 'Books') : [];
  const rest = single.filter((product) => !books.includes(product));
  const shelves = [
    { name: shelfName('Books'), goods: books },
    { name: chosen ? shelfName(chosen) : t`On the counter`, goods: rest },
  ].filter(({ goods }) => goods.length > 0);
  return (
    <>
      {shelves.map(({ name, goods }) => (
        <section key={name} aria-label={name}>
          <ShelfName>{name}</ShelfName>
          <Shelf>
            {goods.map((product) => (
              <ProductCard key={product.id} product={product} search={search} onAdd={() => onAdd(product)} />
            ))}
          </Shelf>
        </section>
      ))}
      {walls.map((family) => {
        const { name } = family;
        const number = spelledNumber(family.products.length);
        const kind = name.toLowerCase();
        return (
          <section
            key={name}
            aria-label={t({ message: `${name}s`, comment: 'Several goods of a kind, which is English: “Poster”' })}
          >
            <ShelfName>
              {t({
                message: `On the wall: ${number} ${kind}s`,
                comment: 'Four or more of a kind, which is English: “poster”',
              })}
            </ShelfName>
            <FamilyWall family={family} search={search} onAdd={onAdd} />
          </section>
        );
      })}
    </>
  );
}
