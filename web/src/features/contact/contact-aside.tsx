import { styled } from 'styled-components';
import { quickActions } from '../../content/visit.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { Stack } from '../../design/layout/stack.js';
import { Leaders } from '../../design/marks/leaders.js';
import { Text } from '../../design/type/text.js';
import { OutsideLink } from '../../design/type/text-link.js';
import { useHouseDetails } from '../../document/use-house.js';

const Actions = styled.ul`
  display: grid;
  gap: var(--s-3);
  li { display: grid; grid-template-columns: 7.5rem minmax(0, 1fr); gap: var(--s-4); align-items: center; }
  p { font: 400 var(--t-3) / 1.35 var(--text); color: var(--fg-soft); }
`;

const Part = styled.section`
  border-top: 1px solid var(--rule);
  padding-top: var(--s-4);
  h2 { font-size: var(--t-6); margin-bottom: var(--s-4); }
`;

/** Links beside the form. */
export function ContactAside() {
  const { socials = [] } = useHouseDetails() ?? {};
  return (
    <Stack gap={6} alignContent="start">
      <Part aria-labelledby="quick-actions">
        <h2 id="quick-actions">Or go straight to</h2>
        <Actions>
          {quickActions.map(({ to, label, text }) => (
            <li key={to}>
              <ButtonLink to={to} kind="second" small>
                {label}
              </ButtonLink>
              <p>{text}</p>
            </li>
          ))}
        </Actions>
      </Part>
      <Part aria-labelledby="elsewhere">
        <h2 id="elsewhere">Elsewhere</h2>
        {socials.length === 0 ? (
          <Text kind="small" soft>
            We are not on any other sites. Use the form on this page to reach us.
          </Text>
        ) : (
          <Leaders
            facts={socials.map(({ name, url }) => ({
              term: name,
              value: <OutsideLink href={url}>Our page</OutsideLink>,
            }))}
          />
        )}
      </Part>
    </Stack>
  );
}
