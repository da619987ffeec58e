import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RaceRunner } from './RaceRunner.tsx';

const everything = {
  jockey: 'E Kilbrannock',
  trainer: 'P Larkspear',
  draw: '3',
  colours: 'emerald green, black spots',
};

const meta = preview.meta({ component: RaceRunner, args: { metadata: everything } });

export const Horse = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draw 3')).toBeVisible();
    await expect(
      canvas.getByText('Silks: emerald green, black spots, Jockey E Kilbrannock, Trainer P Larkspear'),
    ).toBeInTheDocument();
  },
});

export const Greyhound = meta.story({ args: { metadata: { trainer: 'M Jessamy', draw: '1', colours: 'red' } } });

export const ColoursUnknown = meta.story({ args: { metadata: { ...everything, colours: 'tartan' } } });

export const NothingKnown = meta.story({ args: { metadata: {} } });
