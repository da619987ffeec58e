import { brandLabels, brandLimits, brandRadii, brandRoles } from '#ui-kit/theme/brand/brand-roles.ts';
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

/** The colours that a brand may replace, as the chosen brand has them. */
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
              <Swatch style={{ background: `var(--${group}-${role})` }} />
              {role}
            </div>
          ))}
        </>,
        uses[group as keyof typeof brandRoles],
      ])}
    />
  );
}

/** The keys of a brand file, and how much each may hold. */
export function BrandLimits() {
  return (
    <GuideTable
      name="Limits of a brand file"
      heads={['Key', 'Holds', { figures: 'At most' }]}
      rows={[
        ['(whole file)', 'values; a colour counts as one', brandLimits.values],
        ['name', 'the name, in characters', brandLimits.nameLength],
        ['fonts', 'a family and its file, of your own host', brandLimits.fonts],
        ['tokens.radius', `${brandRadii.join(', ')}, in pixels`, brandLimits.maxRadiusPx],
        ['labels', `${brandLabels.join(', ')}, in characters`, brandLimits.labelLength],
        ['footer.text', 'a sentence or two, in characters', brandLimits.footerLength],
        ['footer.links', 'a text and an address', brandLimits.links],
      ]}
    />
  );
}
