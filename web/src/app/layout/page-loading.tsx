import { styled } from 'styled-components';
import { Terrace } from '../../design/frames/terrace.js';
import { Night } from '../../design/ground/ground.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';

const Head = styled(Night)`
  height: clamp(8rem, 6rem + 8vw, 12.5rem);
`;

const Sheet = styled(Terrace)`
  min-height: 70svh;
`;

/** Shown while a page's script loads. */
export function PageLoading() {
  return (
    <>
      <Head />
      <Sheet>
        <VisuallyHidden role="status">Loading the page...</VisuallyHidden>
      </Sheet>
    </>
  );
}
