import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { UploadedPicture } from '../../kit/design/marks/uploaded-picture.js';
import { media } from '../../kit/design/media.js';

const Place = styled.span`
  display: grid;
  place-items: center;
  width: 42px;
  height: 42px;
  background: var(--night);
  color: var(--brass);
  --slit: var(--night);
  img { width: 100%; height: 100%; object-fit: contain; }
  ${media.belowTablet} { width: 52px; height: 52px; }
`;

/** The image of a row, or the logo without one. Its text is the name next to it. */
export function Thumbnail({ url }: { readonly url: string | null }) {
  return <Place>{url ? <UploadedPicture url={url} width={52} height={52} /> : <thisHouse.Logo width={24} />}</Place>;
}
