import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { renderPlainLink } from '#ui-kit';
import { getCountryName } from '../../model/country-name.ts';
import { createRaceCard, selectNextRaces } from '../../model/race-card.ts';
import { NOON, sampleRaces } from '../../testing/sample-races.tsx';
import { NextOff } from './NextOff.tsx';
import { RaceCard, type RaceCardProps } from './RaceCard.tsx';

const toRaceHref = (sportId: string, matchId: string) => `#${sportId}/${matchId}`;
const next = selectNextRaces(sampleRaces, NOON, 4);

const meta = preview.meta({
  component: RaceCard,
  args: {
    countries: createRaceCard(sampleRaces, getCountryName),
    nextRaceId: next[0]?.matchId ?? null,
    toRaceHref,
    link: renderPlainLink,
  } satisfies RaceCardProps,
});

/** The next race stands out. Texts distinguish races that run, wait for a result or have ended. */
export const EveryState = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Curragh .*, Next off/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Kempton .*, In running/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Ascot .*, Closed/ })).toBeVisible();
  },
});

export const NextOffs = meta.story({
  name: 'Next off',
  render: () => <NextOff races={next} now={NOON} toRaceHref={toRaceHref} link={renderPlainLink} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')[0]).toHaveTextContent('in 5m 0s');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});
