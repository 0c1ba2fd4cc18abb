import { FoundOrganizationsDocument, type FoundOrganizationsQuery } from '../../generated/staff-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Row } from '../../kit/design/layout/stack.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { useSettled } from '../lists/use-settled.js';
import { kindWords } from './group-words.js';

type Found = FoundOrganizationsQuery['organizations'][number];

interface KnownOrganizationsProps {
  readonly name: string;
  readonly isChosen: boolean;
  /** Id of one that is not meant. */
  readonly except?: string;
  readonly onChoose: (organization: Found) => void;
}

/** Organizations that came before and are called alike. */
export function KnownOrganizations({ name, isChosen, except, onChoose }: KnownOrganizationsProps) {
  const search = useSettled(name.trim(), () => undefined);
  const { data } = useAdminQuery(FoundOrganizationsDocument, { search }, search.length >= 3);
  const known = search.length >= 3 && !isChosen ? (data?.organizations ?? []) : [];
  const found = known.filter(({ id }) => id !== except);
  if (found.length === 0) return null;
  return (
    <Row role="group" aria-label="They came before">
      {found.map((organization) => (
        <ToolButton key={organization.id} onClick={() => onChoose(organization)}>
          {organization.name}, {kindWords[organization.kind].toLowerCase()}
        </ToolButton>
      ))}
    </Row>
  );
}
