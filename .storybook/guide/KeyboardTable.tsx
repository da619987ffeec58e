import { GuideTable } from './GuideTable.tsx';
import { Key } from './guide.styles.ts';
import { keyMaps, keyName } from './keyboard.ts';

/** Every map, one row a use. */
export function KeyboardTable() {
  const rows = keyMaps.flatMap(({ where, keys, native }) =>
    [...keys, ...native].map(({ press, does }) => [where, press.map((key) => <Key key={key}>{keyName(key)}</Key>), does]),
  );
  return <GuideTable name="Keys" heads={['Where', 'Keys', 'What they do']} rows={rows} />;
}
