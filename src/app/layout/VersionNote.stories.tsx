import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VersionNote, type VersionNoteProps } from './VersionNote.tsx';

const meta = preview.meta({
  component: VersionNote,
  args: {
    release: { version: '1.4.0', commit: '14a4985ae3b1' },
    config: { id: 'harbour-live', date: '2026-11-26' },
  } satisfies VersionNoteProps,
});

/** The build, and the configuration with its day. */
export const BuildAndConfiguration = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Version 1.4.0+14a4985ae3b1')).toBeVisible();
    await expect(canvas.getByText('Configuration harbour-live, 26 Nov 2026')).toBeVisible();
  },
});

/** A configuration without a day, and a build without a commit. */
export const WithoutDay = meta.story({
  args: { release: { version: '1.4.0', commit: null }, config: { id: 'harbour-live', date: undefined } },
});

/** Long names wrap. */
export const LongNames = meta.story({
  args: {
    release: { version: '1.4.0-candidate.12', commit: '14a4985ae3b1-dirty' },
    config: { id: 'harbour-live-with-a-very-long-name-012345', date: '2026-11-26' },
  },
});

/** Development knows no build. */
export const NothingKnown = meta.story({
  args: { release: { version: null, commit: null }, config: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Version/)).toBeNull();
  },
});
