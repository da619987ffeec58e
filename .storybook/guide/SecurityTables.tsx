import headers from '../../deploy/headers?raw';
import { GuideTable } from './GuideTable.tsx';
import { directivesOf, headersOf, otherReasons, reasons } from './security-headers.ts';

export function PolicyTable() {
  return <GuideTable name="The content security policy" heads={['Directive', 'Value', 'Why']} rows={directivesOf(headers).map(([name, value]) => [name, <code key={name}>{value}</code>, reasons[name]])} />;
}

export function HeaderTable() {
  const rows = headersOf(headers).filter(([name]) => name !== 'Content-Security-Policy');
  return <GuideTable name="The other headers" heads={['Header', 'Value', 'Why']} rows={rows.map(([name, value]) => [name, <code key={name}>{value}</code>, otherReasons[name]])} />;
}
