/** Storybook merges the modes of a story with those of the preview (`.storybook/config/modes.ts`). */
const PAGE_MODES = /\.\.\.pageModes\b/;
const NO_SNAPSHOT = /chromatic: \{[^}]*disableSnapshot: true/;

const countEach = (names) => {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
};

/**
 * Returns the snapshots that Chromatic would take of every story.
 *
 * `entries`: of Storybook's index. `readSource`: returns the text of a story file. `modes`, `furtherModes`: modes of
 * each story, and further ones of the files that use `pageModes`.
 */
export function createPlan({ entries, readSource, modes, furtherModes }) {
  const stories = entries.filter(({ type }) => type === 'story');
  const sources = new Map();
  const getSource = (path) => {
    if (!sources.has(path)) sources.set(path, readSource(path));
    return sources.get(path);
  };
  const compared = stories.filter(({ importPath }) => !NO_SNAPSHOT.test(getSource(importPath)));
  const snapshots = compared.flatMap(({ importPath }) => [
    ...Object.keys(modes),
    ...(PAGE_MODES.test(getSource(importPath)) ? Object.keys(furtherModes) : []),
  ]);
  const viewports = { ...modes, ...furtherModes };
  return {
    stories: compared.length,
    files: sources.size,
    snapshots: snapshots.length,
    modes: countEach(snapshots).map(([name, count]) => ({ name, count, ...viewports[name] })),
  };
}

/** Formats the other choices of a mode, such as its theme: `theme light`. */
const formatGlobals = (globals) =>
  Object.entries(globals)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** Counts the snapshots by one choice of their modes: `default 2400, tidemark 140`. */
const formatCounts = (modes, readChoice) => {
  const counts = new Map();
  for (const mode of modes) counts.set(readChoice(mode), (counts.get(readChoice(mode)) ?? 0) + mode.count);
  return [...counts].map(([choice, count]) => `${choice} ${count}`).join(', ');
};

/** Returns the plan as lines for a person. */
export function formatPlan(plan, { dynamicRegions, options }) {
  return [
    `Stories: ${plan.stories}, in ${plan.files} files`,
    `Snapshots: ${plan.snapshots}`,
    `  by brand: ${formatCounts(plan.modes, ({ brand }) => brand)}`,
    `  by theme: ${formatCounts(plan.modes, ({ theme }) => theme)}`,
    `  by width: ${formatCounts(plan.modes, ({ viewport }) => `${viewport.width} px`)}`,
    'Modes:',
    ...plan.modes.map(
      ({ name, count, viewport, ...globals }) =>
        `  ${name}: ${count} ${count === 1 ? 'story' : 'stories'}, ${viewport.width} px wide, ${formatGlobals(globals)}`,
    ),
    `TurboSnap: ${options.includes('--only-changed') ? 'on, so a run sends only what the changed files affect' : 'off'}`,
    'Regions that are not compared:',
    ...dynamicRegions.map(({ selector, reason }) => `  ${selector}: ${reason}`),
    `Command: npx chromatic ${options.join(' ')}`,
  ];
}
