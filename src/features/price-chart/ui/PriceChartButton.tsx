import { ChartLine } from 'lucide-react';
import { IconButton } from '#ui-kit';
import type { ChartTarget } from '../model/chart-target.ts';
import { texts } from '../texts.ts';
import type { PriceChartState } from './usePriceChart.ts';

export interface PriceChartButtonProps {
  /** The market or session line, for the name. */
  target: Pick<ChartTarget, 'name'>;
  /** The state that the panel has too. */
  chart: PriceChartState;
}

/** Button in a market's head that opens and closes its price chart. */
export function PriceChartButton({ target, chart: { open, panelId, toggle } }: PriceChartButtonProps) {
  return (
    <IconButton
      label={texts.openOf({ market: target.name })}
      icon={<ChartLine size={18} aria-hidden />}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={toggle}
    />
  );
}
