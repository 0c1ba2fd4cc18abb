import { styled } from 'styled-components';
import { venue } from '../../content/venue.js';
import { Notice } from '../../design/marks/notice.js';
import { TextLink } from '../../design/type/text-link.js';

const Said = styled.div`
  > * { margin-top: var(--s-4); }
`;

/** What pressing Purchase Book says while nobody sells the book here: whom to ask. Read out when it comes. */
export function BookNote({ title, shown }: { readonly title: string; readonly shown: boolean }) {
  return (
    <Said role="status">
      {shown ? (
        <Notice title="This book is not sold on the site yet">
          Ask us for <cite>{title}</cite>: call {venue.phone}, or{' '}
          <TextLink to="/contact?subject=store-inquiry">write to us</TextLink>. Nothing has been ordered.
        </Notice>
      ) : null}
    </Said>
  );
}
