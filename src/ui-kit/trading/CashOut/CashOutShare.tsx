import { useId } from 'react';
import { Share, ShareLabel, ShareValue, Slider } from './CashOut.styles.ts';
import { texts } from './texts.ts';

export interface CashOutShareProps {
  /** Whole percent, 1 to 100. */
  percent: number;
  /** Whole percent, 1 to 100. */
  onPercent: (percent: number) => void;
}

/** Share of the position to cash out: a slider with the arrow, page, Home and End keys of a native range. */
export function CashOutShare({ percent, onPercent }: CashOutShareProps) {
  const id = useId();
  return (
    <Share>
      <ShareLabel htmlFor={id}>{texts.share}</ShareLabel>
      <ShareValue htmlFor={id}>{texts.percent({ percent })}</ShareValue>
      <Slider
        id={id}
        type="range"
        min={1}
        max={100}
        step={1}
        value={percent}
        aria-valuetext={texts.spokenPercent({ percent })}
        onChange={(event) => onPercent(event.currentTarget.valueAsNumber)}
      />
    </Share>
  );
}
