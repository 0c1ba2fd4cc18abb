import { Heading } from '../../design/type/heading.js';
import { Text, type TextKind } from '../../design/type/text.js';
import { OutsideLink, TextLink } from '../../design/type/text-link.js';
import { OnBothGrounds, Specimen } from './specimen.js';

const kinds: readonly TextKind[] = ['ui', 'small', 'serif', 'lead', 'caps', 'sign'];
const sizes = [5, 6, 7, 8] as const;

export const TypeShown = () => (
  <OnBothGrounds title="Type">
    {sizes.map((size) => (
      <Specimen key={size} label={`Heading ${size}`}>
        <Heading as="h3" size={size}>
          The house steps aside
        </Heading>
      </Specimen>
    ))}
    {kinds.map((kind) => (
      <Specimen key={kind} label={`Text ${kind}`}>
        <Text kind={kind}>Dinner above, dice below</Text>
        <Text kind={kind} soft>
          Second voice
        </Text>
      </Specimen>
    ))}
    <Specimen label="Figures">
      <Text figures>1928 · 876 · $25.00</Text>
    </Specimen>
    <Specimen label="Links">
      <TextLink to="/tours">To another page</TextLink>
      <OutsideLink href="https://example.com/">To another site</OutsideLink>
    </Specimen>
  </OnBothGrounds>
);
