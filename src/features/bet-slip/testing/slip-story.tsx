import type { Decorator } from '@storybook/react-vite';
import type { Exchange } from '#mocks/exchange/exchange.ts';
import type { BetSlipSlotProps } from '../ui/BetSlipSlot.tsx';
import type { StorySetup } from './placing-a-bet.ts';
import { SlipOnMatch } from './SlipOnMatch.tsx';

/** Shows a slip as narrow as it is beside the markets. */
export const withSlipWidth: Decorator = (Story) => (
  <div style={{ maxInlineSize: 344 }}>
    <Story />
  </div>
);

/** Empty args: the setup of a story supplies them, because the story's exchange exists only then. */
export const emptySlotArgs = {
  sportId: '',
  matchId: '',
  account: { balance: null, positions: null, bets: null },
} satisfies BetSlipSlotProps;

interface SetupContext {
  readonly exchange: Exchange;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Renders the slip that `parameters.setUp` describes. */
export const renderSlipOfSetup = (_: unknown, { exchange, parameters }: SetupContext) => (
  <SlipOnMatch exchange={exchange} {...(parameters['setUp'] as StorySetup)(exchange)} />
);
