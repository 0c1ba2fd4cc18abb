import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Night, Paper } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { Row, Stack } from '../../design/layout/stack.js';
import { Text } from '../../design/type/text.js';

const Place = styled(Page)`
  padding-block: var(--s-6);
`;

type SpecimenProps = { readonly label: string; readonly children: ReactNode };

/** One thing of the design layer in its states, under its name. */
export const Specimen = ({ label, children }: SpecimenProps) => (
  <Stack gap={3}>
    <Text kind="caps" soft>
      {label}
    </Text>
    <Row>{children}</Row>
  </Stack>
);

/** The same specimens on both grounds. */
export const OnBothGrounds = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title}>
    {[Night, Paper].map((Ground, place) => (
      <Ground key={place === 0 ? 'night' : 'paper'}>
        <Place>
          <Stack gap={6}>
            <h2>
              {title}, on {place === 0 ? 'night' : 'paper'}
            </h2>
            {children}
          </Stack>
        </Place>
      </Ground>
    ))}
  </section>
);

/** Specimens that have a ground of their own. */
export const OnPaper = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Paper as="section" aria-label={title}>
    <Place>
      <Stack gap={6}>
        <h2>{title}</h2>
        {children}
      </Stack>
    </Place>
  </Paper>
);
