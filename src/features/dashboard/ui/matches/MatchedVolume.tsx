import { useLayoutEffect, useRef } from 'react';
import type { Money } from '#shared/domain/money/money.ts';
import { useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { VisuallyHidden } from '#ui-kit';
import { writeVolume } from './write-volume.ts';

export interface MatchedVolumeProps {
  marketId: string;
  /** Volume until the price store has one. */
  initial: Money | null;
}

/** Matched volume of a market. It changes with nearly every response, so it writes to the DOM outside React. */
export function MatchedVolume({ marketId, initial }: MatchedVolumeProps) {
  const source = useLiveFeed().prices.getMarketSource(marketId);
  const eyeRef = useRef<HTMLSpanElement>(null);
  const spokenRef = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const write = (): void => {
      if (eyeRef.current !== null && spokenRef.current !== null)
        writeVolume(eyeRef.current, spokenRef.current, source.read()?.totalMatched ?? initial);
    };
    write();
    return source.subscribe(write);
  }, [source, initial]);
  return (
    <>
      <span ref={eyeRef} aria-hidden data-volume="" />
      <VisuallyHidden ref={spokenRef} />
    </>
  );
}
