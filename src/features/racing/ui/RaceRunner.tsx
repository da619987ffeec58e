import type { RunnerMetadata } from '#shared/domain/market/market.ts';
import { joinList } from '#shared/format/list.ts';
import { VisuallyHidden } from '#ui-kit';
import { parseSilks, type Silks } from '../model/silks.ts';
import { texts } from '../texts.ts';
import { Jersey, RunnerDetails } from './RaceRunner.styles.ts';

interface RaceRunnerProps {
  /** Data about the runner from the exchange; undefined in a market without it. */
  metadata: RunnerMetadata | undefined;
}

/** The details under a runner's name: silks, draw, jockey, trainer. Missing details are left out. */
export function RaceRunner({ metadata }: RaceRunnerProps) {
  if (metadata === undefined) return null;
  const { colours, draw, jockey, trainer } = metadata;
  const silks = parseSilks(colours);
  const people = [jockey, trainer].filter((name) => name !== undefined).join(texts.runner.between);
  const accessibleText = joinList(
    [
      colours && texts.runner.silks({ colours }),
      jockey && texts.runner.jockey({ name: jockey }),
      trainer && texts.runner.trainer({ name: trainer }),
    ].flatMap((part) => part || []),
  );
  return (
    <RunnerDetails title={colours}>
      {silks !== null && <SilksPicture silks={silks} />}
      {draw !== undefined && <span>{texts.runner.draw({ draw })}</span>}
      {people !== '' && <span aria-hidden>{texts.runner.between + people}</span>}
      <VisuallyHidden>{accessibleText}</VisuallyHidden>
    </RunnerDetails>
  );
}

/** A jersey of 14 px: the body in the first colour, the sleeves in the second. */
const SilksPicture = ({ silks: { body, trim } }: { silks: Silks }) => (
  <Jersey viewBox="0 0 16 14" aria-hidden>
    <path d="M4.5 1 1 3.5 2.5 7 4.5 6z" fill={trim} />
    <path d="M11.5 1 15 3.5 13.5 7 11.5 6z" fill={trim} />
    <path d="M4.5 1h2a1.6 1.6 0 0 0 3 0h2v12h-7z" fill={body} />
  </Jersey>
);
