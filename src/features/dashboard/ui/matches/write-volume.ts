import type { Money } from '#shared/domain/money/money.ts';
import { formatShortAmount, formatSpokenShortAmount } from '#shared/format/amount.ts';
import { texts } from '../../texts.ts';

/** Writes a volume for the eye and for screen readers. Unchanged texts are not written again. */
export function writeVolume(eye: Element, spoken: Element, volume: Money | null): void {
  const text = volume === null ? '' : texts.matched({ amount: formatShortAmount(volume) });
  if (eye.textContent === text) return;
  eye.textContent = text;
  spoken.textContent = volume === null ? '' : texts.matched({ amount: formatSpokenShortAmount(volume) });
}
