/** Storybook merges the modes of a story with those of the preview (`.storybook/config/modes.ts`). */
const EVERY_WIDTH = /\.\.\.everyWidth\b/;
const NO_SNAPSHOT = /chromatic: \{[^}]*disableSnapshot: true/;

const countEach = (names) => {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
};

/**
 * Returns the snapshots that Chromatic would take of every story.
 *
 * `entries`: of Storybook's index. `readSource`: returns the text of a story file. `modes`, `everyWidthModes`: modes of
 * each story, and further ones of the files that use `everyWidth`.
 */
export function createPlan({ entries, readSource, modes, everyWidthModes }) {
  const stories = entries.filter(({ type }) => type === 'story');
  const sources = new Map();
  const getSource = (path) => {
    if (!sources.has(path)) sources.set(path, readSource(path));
    return sources.get(path);
  };
  const compared = stories.filter(({ importPath }) => !NO_SNAPSHOT.test(getSource(importPath)));
  const snapshots = compared.flatMap(({ importPath }) => [
    ...Object.keys(modes),
    ...(EVERY_WIDTH.test(getSource(importPath)) ? Object.keys(everyWidthModes) : []),
  ]);
  const viewports = { ...modes, ...everyWidthModes };
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

/** Returns the plan as lines for a person. */
export function formatPlan(plan, { dynamicRegions, options }) {
  return [
    `Stories: ${plan.stories}, in ${plan.files} files`,
    `Snapshots: ${plan.snapshots}`,
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
