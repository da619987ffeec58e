import preview from '#workshop/preview.tsx';
import { expect } from 'storybook/test';
import { plainLink } from '#ui-kit';
import { arrangeCard, nextOff } from '../model/card.ts';
import { NOON, races } from '../testing/samples.tsx';
import { texts } from '../texts.ts';
import { NextOff } from './NextOff.tsx';
import { RaceCard, type RaceCardProps } from './RaceCard.tsx';

const raceHref = (sportId: string, matchId: string) => `#${sportId}/${matchId}`;
const next = nextOff(races, NOON, 4);

const meta = preview.meta({
  component: RaceCard,
  args: { countries: arrangeCard(races, texts.countryName), nextId: next[0]?.matchId ?? null, raceHref, link: plainLink } satisfies RaceCardProps,
});

/** The next off stands out; races in running, waiting for their result, and run are told apart by words. */
export const EveryState = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Curragh .*, Next off/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Kempton .*, In running/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Ascot .*, Result in/ })).toBeVisible();
  },
});

export const NextOffs = meta.story({
  name: 'Next off',
  render: () => <NextOff races={next} now={NOON} raceHref={raceHref} link={plainLink} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')[0]).toHaveTextContent('in 5m 0s');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});
