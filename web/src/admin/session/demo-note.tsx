import { useEffect, useState } from 'react';
import { Notice } from '../../design/marks/notice.js';
import { fetchDemoEmail } from '../session-state/staff-client.js';

/** In a demo: which account to use, and where its password is. */
export function DemoNote() {
  const [email, setEmail] = useState<string>();

  useEffect(() => {
    let isMounted = true;
    void fetchDemoEmail().then((found) => {
      if (isMounted) setEmail(found);
    });
    return () => {
      isMounted = false;
    };
  }, []);

  return email === undefined ? null : (
    <Notice title="This is a demo">
      Sign in as <b>{email}</b>. The password is in the terminal that runs <code>make start</code>.
    </Notice>
  );
}
