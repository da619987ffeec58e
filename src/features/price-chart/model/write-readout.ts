import { joinList } from '#shared/format/list.ts';
import { formatTimestamp } from '#shared/format/timestamp.ts';
import { plotTexts } from '../plot-texts.ts';
import type { ChartReadout } from './chart-controller.ts';
import type { ChartTarget } from './chart-target.ts';
import { type ChartView, formatValue } from './scale.ts';

function writeText(element: Element | null, text: string): void {
  if (element !== null && element.textContent !== text) element.textContent = text;
}

/** Describes the values in full words, for screen readers. */
function describeReadout({ at, prices }: ChartReadout, { kind, runners }: ChartTarget, view: ChartView): string {
  const time = at === null ? plotTexts.now : (formatTimestamp(at, 'clock') ?? '');
  const described = prices.map(({ runnerId, price }) =>
    plotTexts.accessiblePrice({
      runner: runners.find((runner) => runner.runnerId === runnerId)?.name ?? '',
      price: price === null ? plotTexts.accessibleNoPrice : formatValue(price, { kind, view }),
    }),
  );
  return plotTexts.accessibleMoment({ time, prices: joinList(described) });
}

/**
 * Writes the values into the legend, and the cursor's moment into the slider. While the slider has the focus, its text
 * changes only with the cursor: a screen reader would read every price aloud.
 */
export function createReadoutWriter(figure: HTMLElement, slider: HTMLElement, target: ChartTarget) {
  const prices = new Map<number, Element | null>();
  let spokenAt: number | null | undefined;
  return (readout: ChartReadout, view: ChartView, visibleIds: ReadonlySet<number>): void => {
    writeText(
      figure.querySelector('[data-readout="time"]'),
      readout.at === null ? plotTexts.now : (formatTimestamp(readout.at, 'clock') ?? ''),
    );
    for (const { runnerId, price } of readout.prices) {
      const known = prices.get(runnerId);
      const element = known?.isConnected === true ? known : figure.querySelector(`[data-price-of="${runnerId}"]`);
      prices.set(runnerId, element);
      writeText(element, formatValue(price, { kind: target.kind, view }));
    }
    if (document.activeElement === slider && readout.at === spokenAt) return;
    spokenAt = readout.at;
    const spoken = { ...readout, prices: readout.prices.filter(({ runnerId }) => visibleIds.has(runnerId)) };
    slider.setAttribute('aria-valuenow', String(Math.round(readout.share * 100)));
    slider.setAttribute('aria-valuetext', describeReadout(spoken, target, view));
  };
}
