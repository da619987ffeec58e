import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Bet } from '#shared/domain/bet.ts';
import type { MarketOutline } from '#shared/live/live.ts';
import { Card, FileDrop } from '#ui-kit';
import { readRecording } from '../model/read-file.ts';
import type { Recording } from '../model/recording.ts';
import { texts } from '../texts.ts';
import { Progress } from './RecordingFile.styles.ts';
import { Quiet, Stack } from './Replay.styles.ts';
import { Stage } from './Stage.tsx';

export interface RecordingFileProps {
  renderMarket: (outline: MarketOutline) => ReactNode;
}

/** What becomes of the file that was dropped. */
type Fate =
  | { readonly of: 'none' }
  | { readonly of: 'reading'; readonly share: number }
  | { readonly of: 'refused'; readonly why: string }
  | { readonly of: 'read'; readonly recording: Recording; readonly turn: number };

/** What choosers call such files; many systems know no type for them. */
const ACCEPT = ['.jsonl', '.ndjson', '.txt', 'application/x-ndjson', 'text/plain'];
const NO_BETS: readonly Bet[] = [];

function useRecording() {
  const [file, setFile] = useState<File | null>(null);
  const [fate, setFate] = useState<Fate>({ of: 'none' });
  const under = useRef({ way: new AbortController(), turn: 0 });
  useEffect(() => {
    const { current } = under;
    return () => current.way.abort();
  }, []);

  const choose = (chosen: File | null): void => {
    const mine = new AbortController();
    under.current.way.abort();
    under.current.way = mine;
    under.current.turn += 1;
    const { turn } = under.current;
    setFile(chosen);
    if (chosen === null) return setFate({ of: 'none' });
    setFate({ of: 'reading', share: 0 });
    const settle = (next: Fate): void => (mine.signal.aborted ? undefined : setFate(next));
    readRecording(chosen, { signal: mine.signal, onProgress: (share) => settle({ of: 'reading', share }) }).then(
      (answer) => settle(answer.kind === 'read' ? { of: 'read', recording: answer.recording, turn } : { of: 'refused', why: texts.file.refusal(answer.why) }),
      () => settle({ of: 'refused', why: texts.file.failed }),
    );
  };
  return { file, fate, choose };
}

/** A recorded stream, dropped here and played through the reducer and the grid of live prices. */
export function RecordingFile({ renderMarket }: RecordingFileProps) {
  const { file, fate, choose } = useRecording();
  return (
    <Card title={texts.file.title}>
      <Stack>
        <FileDrop label={texts.file.label} file={file} onFile={choose} accept={ACCEPT} hint={texts.file.hint} error={fate.of === 'refused' ? fate.why : null} />
        {fate.of === 'reading' && <Progress aria-label={texts.file.reading} max={1} value={fate.share} />}
        {fate.of === 'read' && <Played key={fate.turn} recording={fate.recording} renderMarket={renderMarket} />}
      </Stack>
    </Card>
  );
}

function Played({ recording, renderMarket }: RecordingFileProps & { recording: Recording }) {
  const { tracks, messages, others, bad, leftOut } = recording;
  return (
    <>
      <Quiet role="status">
        {texts.file.read(messages, tracks.length)}
        {others > 0 && ` ${texts.file.others(others)}`}
        {bad.first !== null && ` ${texts.file.bad(bad.count, bad.first.line, bad.first.problem)}`}
        {leftOut > 0 && ` ${texts.file.leftOut(leftOut)}`}
      </Quiet>
      <Stage tracks={tracks} bets={NO_BETS} renderMarket={renderMarket} begin="at-the-beginning" />
    </>
  );
}
