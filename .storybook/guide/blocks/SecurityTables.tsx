import headers from '../../../deploy/headers?raw';
import { directiveReasons, headerReasons, parseDirectives, parseHeaders } from '../data/security-headers.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

export function PolicyTable() {
  return (
    <GuideTable
      name="The content security policy"
      heads={['Directive', 'Value', 'Why']}
      rows={parseDirectives(headers).map(([name, value]) => [
        name,
        <code key={name}>{value}</code>,
        directiveReasons[name],
      ])}
    />
  );
}

export function HeaderTable() {
  const rows = parseHeaders(headers).filter(([name]) => name !== 'Content-Security-Policy');
  return (
    <GuideTable
      name="The other headers"
      heads={['Header', 'Value', 'Why']}
      rows={rows.map(([name, value]) => [name, <code key={name}>{value}</code>, headerReasons[name]])}
    />
  );
}
