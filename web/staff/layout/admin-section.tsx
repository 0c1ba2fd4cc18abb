import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

const Card = styled.section`
  min-width: 0;
  background: var(--raised);
  border: 1px solid var(--line);
  ${media.print} { border: 0; background: none; }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  padding: var(--s-3) var(--s-4);
  border-bottom: 1px solid var(--line);
  > h2, > h3 { min-height: 1.75rem; display: flex; align-items: center; }
`;

/** The padding of anything but a list. */
export const AdminSectionBody = styled.div`
  padding: var(--s-4);
`;

interface AdminSectionProps {
  readonly title: ReactNode;
  readonly headingProps?: ComponentProps<'h3'>;
  /** Next to the title. */
  readonly tools?: ReactNode;
  readonly busy?: boolean;
  /** Heading level: 2 directly below the panel's title, 3 on a page, whose name is the h2. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

export function AdminSection({ title, headingProps, tools, busy, level = 3, children }: AdminSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Card aria-labelledby={id} aria-busy={busy}>
      <Head>
        <Heading id={id} {...headingProps}>
          {title}
        </Heading>
        {tools}
      </Head>
      {children}
    </Card>
  );
}
