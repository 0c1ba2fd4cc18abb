import { Button } from '../../design/controls/button.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { IconButton } from '../../design/controls/icon-button.js';
import { OutsideButton } from '../../design/controls/outside-button.js';
import { ToolButton, ToolLink } from '../../design/controls/tool-button.js';
import { OnBothGrounds, Specimen } from './specimen.js';

const kinds = ['main', 'second', 'danger'] as const;
const toolKinds = ['main', 'second', 'quiet', 'danger'] as const;

export const ButtonsShown = () => (
  <OnBothGrounds title="Buttons">
    {kinds.map((kind) => (
      <Specimen key={kind} label={`Button ${kind}: at rest, small, busy, off`}>
        <Button kind={kind}>Book Your Tour</Button>
        <Button kind={kind} small>
          Small
        </Button>
        <Button kind={kind} busy>
          Processing...
        </Button>
        <Button kind={kind} disabled>
          Off
        </Button>
      </Specimen>
    ))}
    {toolKinds.map((kind) => (
      <Specimen key={kind} label={`Tool ${kind}: at rest, busy, off`}>
        <ToolButton kind={kind}>Save</ToolButton>
        <ToolButton kind={kind} busy>
          Saving...
        </ToolButton>
        <ToolButton kind={kind} disabled>
          Off
        </ToolButton>
      </Specimen>
    ))}
    <Specimen label="Links that look like buttons">
      <ButtonLink to="/tours">Page</ButtonLink>
      <ButtonLink to="/history" kind="second">
        Second
      </ButtonLink>
      <OutsideButton href="https://example.com/">Another site</OutsideButton>
      <ToolLink to="/history">Tool</ToolLink>
    </Specimen>
    <Specimen label="Icon buttons: plain, edged, off">
      <IconButton icon="close" label="Close" />
      <IconButton icon="menu" label="Menu" edged />
      <IconButton icon="back" label="Back" edged disabled />
    </Specimen>
  </OnBothGrounds>
);
