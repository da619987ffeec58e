import { brandLabels, brandLimits, brandRadii, brandRoles } from '#ui-kit/theme/brand/brand-roles.ts';
import { toVariableName } from '#ui-kit/theme/variable-name.ts';
import { Swatch } from '../layout/Guide.styles.ts';
import { GuideTable } from '../layout/GuideTable.tsx';

const uses: Readonly<Record<keyof typeof brandRoles, string>> = {
  accent: 'links, the selected item, the main button; ink is the text on it, soft its tint',
  deep: 'bands such as the featured match; shade ends the gradient',
  surface: 'backgrounds of the page, panels, table heads, raised and hovered items',
  line: 'rules, and the borders of controls',
  ink: 'text, from most to least important',
  focus: 'the ring of the keyboard focus',
};

/** The colours that a brand may replace, as this page has them. */
export function BrandRoleTable() {
  const groups: readonly (readonly [string, readonly string[]])[] = Object.entries(brandRoles);
  return (
    <GuideTable
      name="Colours of a brand"
      heads={['Group', 'Roles', 'Used for']}
      rows={groups.map(([group, roles]) => [
        group,
        <>
          {roles.map((role) => (
            <div key={role}>
              <Swatch style={{ background: `var(${toVariableName(group, role)})` }} />
              {role}
            </div>
          ))}
        </>,
        uses[group as keyof typeof brandRoles],
      ])}
    />
  );
}

/** The keys of a brand file and their form. */
export function BrandFileTable() {
  return (
    <GuideTable
      name="Keys of a brand file"
      heads={['Key', 'Form', 'Used for']}
      rows={[
        ['name', 'a text', 'the title of the page, the alternative text of the logo, the installed app'],
        [
          'logo.picture',
          'an address; any format that browsers show',
          'the head, at most 32 px high and 160 px wide; sign-in and registration, 46 px and 224 px',
        ],
        ['logo.icon', 'the address of an SVG', 'the tab of the browser, and the installed app: square'],
        [
          'logo.touchIcon',
          'the address of a picture, such as a PNG of 180 × 180 px',
          'the home screen of an Apple device',
        ],
        ['fonts[].family', 'at most 40 Latin letters, digits, spaces and hyphens', 'its name in tokens.font.body'],
        ['fonts[].file', 'a path of your own host', 'the letters of that family; those of a second file are bold'],
        [
          'tokens.font.body',
          '{ "$value": ["Your Font", "system-ui"] }',
          'all texts; without it, a file of fonts is loaded and not used',
        ],
        ['tokens.radius', '{ "$value": "8px" } for each', 'the corners'],
        ['labels', 'texts', 'the names of the main destinations'],
        ['footer.text', 'a sentence or two', 'the end of each page'],
        ['footer.links[].text', 'a text', 'a link of the footer'],
        ['footer.links[].href', 'an address, or a path such as "/play-safe"', 'where that link leads'],
      ]}
    />
  );
}

const corners: Readonly<Record<(typeof brandRadii)[number], string>> = {
  chip: 'badges, small marks and the bars of charts',
  cell: 'price cells',
  control: 'buttons, fields and tabs',
  card: 'cards, panels and tables',
  sheet: 'dialogs and sheets',
};

/** The corners that a brand may replace. */
export const BrandCornerTable = () => (
  <GuideTable
    name="Corners of a brand"
    heads={['Token', 'Corners of']}
    rows={brandRadii.map((radius) => [`tokens.radius.${radius}`, corners[radius]])}
  />
);

/** The moments of a page, and what it does with a brand. */
export const BrandMomentTable = () => (
  <GuideTable
    name="What a page does with a brand"
    heads={['Moment', 'What the page does']}
    rows={[
      [
        'the first visit of a browser',
        'It shows the default brand until the file has arrived, and downloads the fonts.',
      ],
      [
        'every later visit',
        'Colours, corners and fonts are there from the first text. Names and logo follow with the app, the footer and changes of the file some seconds later.',
      ],
      ['a wrong file', 'It keeps the default brand, and names every problem on the console. Betting goes on.'],
      ['no network', 'It keeps the stored brand.'],
    ]}
  />
);

/** The keys of a brand file, and how much each may hold. */
export function BrandLimits() {
  return (
    <GuideTable
      name="Limits of a brand file"
      heads={['Key', 'Holds', { figures: 'At most' }]}
      rows={[
        ['(whole file)', 'values; a token counts as one, a remark does not count', brandLimits.values],
        ['name', 'the name, in characters', brandLimits.nameLength],
        ['fonts', 'a family and its file, of your own host', brandLimits.fonts],
        ['tokens.font.body', 'names of fonts', brandLimits.fontNames],
        ['tokens.radius', `${brandRadii.join(', ')}, in pixels`, brandLimits.maxRadiusPx],
        ['labels', `${brandLabels.join(', ')}, in characters`, brandLimits.labelLength],
        ['footer.text', 'a sentence or two, in characters', brandLimits.footerLength],
        ['footer.links', 'a text and an address', brandLimits.links],
        ['footer.links[].text', 'the text of a link, in characters', brandLimits.linkLength],
      ]}
    />
  );
}
