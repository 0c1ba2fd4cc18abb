import { styled } from 'styled-components';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { SkeletonCard, SkeletonLine } from '../../design/waiting/skeleton.js';
import { Case, Good, Shelf } from './product-case.js';

const Back = styled(SkeletonCard)`
  position: absolute;
  inset: 0;
`;

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  padding-top: var(--s-4);
  min-height: 12.5rem;
`;

const places = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Placeholders of the product cards. */
export function StoreSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">Loading products...</VisuallyHidden>
      <Shelf aria-hidden="true">
        {places.map((place) => (
          <Good key={place}>
            <Case data-out="">
              <Back />
            </Case>
            <Content>
              <SkeletonLine width="35%" />
              <SkeletonLine width="75%" />
              <SkeletonLine width="100%" />
            </Content>
          </Good>
        ))}
      </Shelf>
    </>
  );
}
