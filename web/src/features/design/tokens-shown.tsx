import { styled } from 'styled-components';
import { Grid } from '../../design/layout/stack.js';
import { colors } from '../../design/tokens/colors.js';
import { fontSizes, fonts, lengths, motion, shadows, space } from '../../design/tokens/scale.js';
import { Text } from '../../design/type/text.js';
import { OnPaper, Specimen } from './specimen.js';

const Swatch = styled.div<{ readonly $value: string }>`
  height: 4rem;
  border: 1px solid var(--edge);
  background: ${({ $value }) => $value};
`;

const Bar = styled.div<{ readonly $length: string }>`
  width: ${({ $length }) => $length};
  height: 1rem;
  background: var(--accent);
`;

const Card = styled.div<{ readonly $shadow: string }>`
  padding: var(--s-5);
  background: var(--raised);
  box-shadow: ${({ $shadow }) => $shadow};
`;

/** Every token: colours, space, type sizes, faces, shadows, and the lengths and times that cannot be drawn. */
export const TokensShown = () => (
  <OnPaper title="Tokens">
    <Grid gridTemplateColumns={['repeat(2, 1fr)', 'repeat(3, 1fr)', 'repeat(5, 1fr)']}>
      {Object.entries(colors).map(([name, value]) => (
        <div key={name}>
          <Swatch $value={value} />
          <Text kind="small">--{name}</Text>
          <Text kind="small" soft>
            {value}
          </Text>
        </div>
      ))}
    </Grid>
    {space.slice(1).map((length, index) => (
      <Specimen key={length} label={`--s-${index + 1}: ${length}`}>
        <Bar $length={length} />
      </Specimen>
    ))}
    {fontSizes.slice(1).map((size, index) => (
      <Specimen key={size} label={`--t-${index + 1}: ${size}`}>
        <Text fontSize={`var(--t-${index + 1})`}>Tea room</Text>
      </Specimen>
    ))}
    {Object.keys(fonts).map((face) => (
      <Specimen key={face} label={`--${face}`}>
        <Text fontFamily={`var(--${face})`} fontSize="var(--t-6)">
          Top O’ Hill Terrace, 1926-1930
        </Text>
      </Specimen>
    ))}
    {Object.entries(shadows).map(([name, shadow]) => (
      <Specimen key={name} label={`--sh-${name}`}>
        <Card $shadow={shadow}>{name}</Card>
      </Specimen>
    ))}
    {Object.entries({ ...lengths, ...motion }).map(([name, value]) => (
      <Text kind="small" key={name}>
        --{name}: {value}
      </Text>
    ))}
  </OnPaper>
);
