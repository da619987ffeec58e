import { ChanceTrend } from '#features/market/index.ts';
import { useController } from '#shared/controllers/controllers.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import type { MatchOutline } from '#shared/live/live-feed.ts';
import { useConfig } from '../../providers/config-context.ts';
import { createPriceHistoryReader } from './price-history-reader.ts';

/** Trend of a row. It begins an hour ago where the server has past prices, unless the device saves data. */
export function RowTrend({ row }: { row: MatchOutline }) {
  const { features } = useConfig();
  const { isOn: isLite } = useLiteMode();
  const readHistory = useController(createPriceHistoryReader);
  return <ChanceTrend outline={row} readHistory={features.priceHistory && !isLite ? readHistory : undefined} />;
}
