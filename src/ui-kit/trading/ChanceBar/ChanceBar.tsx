import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChanceFrame, ChanceMiddle, ChancePart, ChanceParts, ChanceWords } from './ChanceBar.styles.ts';
import { describeChances, formatChance, listStarts } from './write-chances.ts';

export interface ChanceBarProps extends ComponentPropsWithRef<'div'> {
  /** The runners, from the bar's start to its end. */
  names: readonly string[];
  /**
   * Whole per cent of each runner; they add up to 100 (`calculateChances`). Null, when a runner has no price: nothing
   * is seen, and the space stays.
   */
  percents: readonly number[] | null;
  /** Stands between the figures, such as the score. */
  middle?: ReactNode;
}

/** The chances that prices imply, as parts of a bar and in words. `writeChances` changes them without a render. */
export function ChanceBar({ names, percents, middle, ...rest }: ChanceBarProps) {
  const figures = names.map((name, index) => {
    const figure = <bdi data-chance-figure="">{percents === null ? '' : formatChance(percents[index] ?? 0)}</bdi>;
    const isLast = index > 0 && index === names.length - 1;
    return (
      <span key={index} aria-hidden>
        {isLast && figure} <bdi>{name}</bdi> {!isLast && figure}
      </span>
    );
  });
  const starts = percents === null ? null : listStarts(percents);
  return (
    <ChanceFrame {...rest} data-empty={percents === null ? '' : undefined}>
      <ChanceParts role="img" aria-label={percents === null ? undefined : describeChances(names, percents)}>
        {names.map((_, index) => (
          <ChancePart
            key={index}
            data-chance-part=""
            style={starts === null ? undefined : { '--kit-chance-from': starts[index] }}
          />
        ))}
      </ChanceParts>
      <ChanceWords>
        {figures.slice(0, -1)}
        {middle !== undefined && <ChanceMiddle>{middle}</ChanceMiddle>}
        {figures.slice(-1)}
      </ChanceWords>
    </ChanceFrame>
  );
}
