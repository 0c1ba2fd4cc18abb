import { useAdminQuery } from '../../admin/data/use-admin-query.js';
import { AdminColumns } from '../../admin/layout/admin-layout.js';
import { testimonials } from '../../content/home.js';
import { ownMedia } from '../../content/own-media.js';
import { visitorQuestions } from '../../content/visitor-questions.js';
import { ToolButton } from '../../design/controls/tool-button.js';
import { Notice } from '../../design/marks/notice.js';
import { Text } from '../../design/type/text.js';
import { StaffContentDocument } from '../../generated/staff-operations.js';
import { HouseForm } from './house-form.js';
import { MediaSection } from './media-section.js';
import { MenusSection } from './menus-section.js';
import { QuestionsSection } from './questions-section.js';
import { TestimonialsForm } from './testimonials-form.js';

/** Before the service has stored its default ones. */
const noHouse = { street: '', town: '', phone: '', socials: [] };

/**
 * What the house changes on the site: media, questions of visitors, dishes, testimonials, how to reach it. Until it does,
 * the site's own stands in the forms.
 */
export function ContentTab() {
  const { data, hasFailed, reload } = useAdminQuery(StaffContentDocument, {});
  if (hasFailed) {
    return (
      <Notice tone="refused" title="The content could not be loaded" alert>
        <ToolButton onClick={() => void reload()}>Try again</ToolButton>
      </Notice>
    );
  }
  if (data === undefined) return <Text soft>Loading…</Text>;
  const { house, media, questions, testimonials: written } = data.siteContent ?? {};
  return (
    <AdminColumns>
      <MediaSection items={media?.items ?? ownMedia} version={media?.version ?? 0} />
      <QuestionsSection items={questions?.items ?? visitorQuestions} version={questions?.version ?? 0} />
      <MenusSection />
      <TestimonialsForm
        key={`testimonials ${written?.version}`}
        items={written?.items ?? testimonials}
        version={written?.version ?? 0}
      />
      <HouseForm key={`house ${house?.version}`} house={house ?? noHouse} version={house?.version ?? 0} />
    </AdminColumns>
  );
}
