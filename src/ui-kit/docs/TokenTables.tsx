import { colors, type Colors } from '../theme/colors.ts';
import { contrast } from '../theme/contrast.ts';
import { textOnSurface } from '../theme/legibility.ts';
import { scales } from '../theme/scales.ts';
import { GuideSheet } from './GuideSheet.tsx';
import { Grid, Swatch } from './guide.styles.ts';
import { texts } from './texts.ts';

type Pairs = Readonly<Record<string, readonly [light: string, dark: string]>>;

const pairOf = (path: string): readonly [string, string] => {
  const [group = '', role = ''] = path.split('.');
  return (colors[group as keyof typeof colors & keyof Colors] as Pairs)[role] ?? ['', ''];
};

/** Every colour of both modes. */
export function ColorTable() {
  return (
    <GuideSheet>
      <Grid>
        <thead>
          <tr>
            <th>{texts.role}</th>
            <th>{texts.light}</th>
            <th>{texts.dark}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries<Pairs>(colors).flatMap(([group, roles]) =>
            Object.entries(roles).map(([role, pair]) => (
              <tr key={`${group}.${role}`}>
                <td>{`${group}.${role}`}</td>
                {pair.map((value, mode) => (
                  <td key={mode}>
                    <Swatch style={{ background: value }} />
                    {value}
                  </td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </Grid>
    </GuideSheet>
  );
}

/** The pairs the contrast test holds, with what they come to. */
export function ContrastTable() {
  const cell = (ink: string, surface: string, mode: 0 | 1) => (
    <td>
      <Swatch as="b" style={{ color: pairOf(ink)[mode], background: pairOf(surface)[mode], inlineSize: 'auto', paddingInline: 6 }}>
        {texts.sample}
      </Swatch>
      {texts.ratio(contrast(pairOf(ink)[mode], pairOf(surface)[mode]) ?? 0)}
    </td>
  );
  return (
    <GuideSheet>
      <Grid>
        <thead>
          <tr>
            <th>{texts.text}</th>
            <th>{texts.surface}</th>
            <th>{texts.light}</th>
            <th>{texts.dark}</th>
          </tr>
        </thead>
        <tbody>
          {textOnSurface.map(({ ink, surface }) => (
            <tr key={`${ink} ${surface}`}>
              <td>{ink}</td>
              <td>{surface}</td>
              {cell(ink, surface, 0)}
              {cell(ink, surface, 1)}
            </tr>
          ))}
        </tbody>
      </Grid>
    </GuideSheet>
  );
}

/** Spaces, sizes, radii, durations: what light and dark share. */
export function ScaleTable() {
  return (
    <GuideSheet>
      <Grid>
        <thead>
          <tr>
            <th>{texts.role}</th>
            <th>{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(scales).flatMap(([group, roles]) =>
            Object.entries(roles).map(([role, value]) => (
              <tr key={`${group}.${role}`}>
                <td>{`${group}.${role}`}</td>
                <td>{value}</td>
              </tr>
            )),
          )}
        </tbody>
      </Grid>
    </GuideSheet>
  );
}
