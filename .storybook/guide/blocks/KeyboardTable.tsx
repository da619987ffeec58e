import { formatKey, keyMaps } from '../data/keyboard.ts';
import { Key } from '../layout/Guide.styles.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

/** Every key map, one row per use. */
export function KeyboardTable() {
  const rows = keyMaps.flatMap(({ area, keys, native }) =>
    [...keys, ...native].map(({ press, effect }) => [
      area,
      press.map((key) => <Key key={key}>{formatKey(key)}</Key>),
      effect,
    ]),
  );
  return <GuideTable name="Keys" heads={['Where', 'Keys', 'What they do']} rows={rows} />;
}
