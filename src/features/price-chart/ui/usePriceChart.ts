import { useCallback, useId, useMemo, useState } from 'react';

/** Whether a chart is open, for its button and its panel. */
export interface PriceChartState {
  readonly open: boolean;
  /** Id of the panel, which the button names. */
  readonly panelId: string;
  toggle(): void;
}

/** Holds the state of one chart. The card places the button in its head and the panel below. */
export function usePriceChart(): PriceChartState {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  // No transition: the panel shows its skeleton at once.
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), []);
  return useMemo(() => ({ open, panelId, toggle }), [open, panelId, toggle]);
}
