import { useEffect, useRef } from 'react';
import { thisHouse } from '#house/about/house.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { NarrowPage } from '../layout/admin-layout.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { PanelSignIn } from './panel-sign-in.js';

/** The panel without a session. After a sign-out, the title gets the focus. */
export function SignInPage({ afterSignOut }: { readonly afterSignOut: boolean }) {
  usePageTitle('Admin Panel');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (afterSignOut) title.current?.focus();
  }, [afterSignOut]);
  return (
    <NarrowPage>
      <div>
        <h1 ref={title} tabIndex={-1}>
          Admin Panel
        </h1>
        <Text soft>For staff of {thisHouse.name}.</Text>
      </div>
      <AdminSection level={2} title="Sign in">
        <AdminSectionBody>
          <PanelSignIn />
        </AdminSectionBody>
      </AdminSection>
    </NarrowPage>
  );
}
