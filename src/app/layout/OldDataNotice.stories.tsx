import preview from '#storybook/preview.tsx';
import { OfflineMessage, type OfflineMessageProps, OldBalanceMessage } from './OldDataNotice.tsx';

const meta = preview.meta({
  component: OfflineMessage,
  args: { seconds: Date.UTC(2026, 2, 14, 12, 30, 5) / 1000 } satisfies OfflineMessageProps,
});

/** The prices of the page are from before the network was lost. */
export const LastPrices = meta.story();

/** A page without prices, or without stored ones. */
export const NoPrices = meta.story({ args: { seconds: null } });

/** The last refresh of the balance failed. */
export const OldBalance = meta.story({
  render: () => <OldBalanceMessage time={Date.UTC(2026, 2, 14, 12, 30, 5)} />,
});
