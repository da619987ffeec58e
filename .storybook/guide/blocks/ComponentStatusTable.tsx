import { useEffect, useState } from 'react';
import { type DocumentedComponent, loadAllDocs } from '../component/load-docs.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

/** Every component of the ui-kit with its purpose and status. */
export function ComponentStatusTable() {
  const [components, setComponents] = useState<readonly DocumentedComponent[]>([]);
  useEffect(() => {
    void loadAllDocs().then(setComponents);
  }, []);
  return (
    <GuideTable
      name="Components"
      heads={['Component', 'Purpose', 'Status']}
      rows={components.map(({ name, docs }) => [name, docs.purpose, docs.status.stage])}
    />
  );
}
