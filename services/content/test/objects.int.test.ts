import { makeObjectRows } from '@hilltop/platform/testing/object-rows';
import { startTestService } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll } from '@jest/globals';
import { contentService } from '../src/service.js';

let service: Awaited<ReturnType<typeof startTestService>>;
beforeAll(async () => {
  service = await startTestService(contentService);
});
afterAll(() => service.close());

const film = {
  kind: 'video',
  title: 'The tunnel',
  source: 'WFAA',
  description: 'A film.',
  address: 'https://a.example',
};

makeObjectRows(contentService, () => ({
  ask: service.ask,
  // The ids are the page's own: what has none yet is added.
  made: { saveMedia: { missing: 'ContentSaved', args: (id) => ({ version: 0, input: [{ id, ...film }] }) } },
}));
