import { useState } from 'react';
import type { EndGroupMutationVariables } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { Notice } from '../../kit/design/marks/notice.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { AcceptForm, EndForm, SecureForm, SecureWithoutForm } from './change-forms.js';
import { CountForm } from './count-form.js';
import type { StaffGroup } from './group-words.js';
import { PickMerge } from './merge-form.js';
import { OpenedAction, useOpenedAction } from './opened-action.js';
import { isErased, OrganizerForm } from './organizer-form.js';
import { QuoteForm } from './quote-form.js';

type Action =
  | 'quote'
  | 'accept'
  | 'secure'
  | 'without'
  | 'count'
  | 'organizer'
  | 'merge'
  | EndGroupMutationVariables['ending'];
type Offered = readonly (readonly [Action, string])[];

/** What moves the group on, the usual first. */
function stepsOf({ state }: StaffGroup, isManager: boolean): Offered {
  if (state === 'asked')
    return [
      ['quote', 'Quote'],
      ['declined', 'Decline'],
      ['withdrawn', 'They withdraw'],
    ];
  if (state === 'quoted')
    return [
      ['accept', 'They accept'],
      ['quote', 'Quote anew'],
      ['withdrawn', 'They withdraw'],
      ['declined', 'Decline'],
    ];
  if (state === 'accepted')
    return [
      ['secure', 'The order is here'],
      ...(isManager ? [['without', 'Book without an order'] as const] : []),
      ['count', 'Change count or starts'],
      ['withdrawn', 'They withdraw'],
    ];
  if (state !== 'secured') return [];
  return [
    ['count', 'Change count or starts'],
    ['canceled', 'They cancel'],
  ];
}

function actionsOf(group: StaffGroup, isManager: boolean): Offered {
  if (group.step) return [];
  return [
    ...stepsOf(group, isManager),
    ...(isErased(group) ? [] : [['organizer', 'Correct the organizer'] as const]),
    ['merge', 'Same organization as another'],
  ];
}

interface ActionFormProps {
  readonly action: Action;
  readonly group: StaffGroup;
  readonly isManager: boolean;
  readonly onClose: () => void;
}

function ActionForm({ action, group, isManager, onClose }: ActionFormProps) {
  const props = { group, onClose };
  if (action === 'quote') return <QuoteForm {...props} />;
  if (action === 'accept') return <AcceptForm {...props} />;
  if (action === 'secure') return <SecureForm {...props} />;
  if (action === 'without') return <SecureWithoutForm {...props} />;
  if (action === 'count') return <CountForm {...props} isManager={isManager} />;
  if (action === 'organizer') return <OrganizerForm {...props} />;
  if (action === 'merge') return <PickMerge {...props} />;
  return <EndForm {...props} ending={action} />;
}

/** What the desk can do now, or the form of what it does. */
export function GroupActions({ group }: { readonly group: StaffGroup }) {
  const { action, open, close, returnTo } = useOpenedAction<Action>();
  // What a form says stays as it was while somebody types.
  const [begun, setBegun] = useState(group);
  const isManager = useRole() === 'manager';
  const offered = actionsOf(group, isManager);
  if (action !== undefined) {
    const title = actionsOf(begun, isManager).find(([name]) => name === action)?.[1] ?? '';
    const isOffered = offered.some(([name]) => name === action);
    return (
      <OpenedAction key={`${action} ${begun.revision}`} title={title}>
        {begun.revision === group.revision ? null : (
          <Notice title="The group has changed since you began">
            <ToolButton onClick={() => (isOffered ? setBegun(group) : close())}>
              {isOffered ? 'Begin again with what it is now' : 'Close the form'}
            </ToolButton>
          </Notice>
        )}
        <ActionForm action={action} group={begun} isManager={isManager} onClose={close} />
      </OpenedAction>
    );
  }
  return (
    <Row>
      {offered.map(([name, label], place) => (
        <ToolButton
          key={name}
          kind={name === 'organizer' || name === 'merge' ? 'quiet' : place === 0 ? 'main' : 'second'}
          aria-label={`${label}: ${group.organization.name}`}
          ref={returnTo(name)}
          onClick={() => {
            setBegun(group);
            open(name);
          }}
        >
          {label}
        </ToolButton>
      ))}
    </Row>
  );
}
