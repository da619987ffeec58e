import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Bet } from '#shared/domain/bet/bet.ts';
import type { MarketOutline } from '#shared/live/live-feed.ts';
import { Card, FileUpload, Stack } from '#ui-kit';
import { readRecording } from '../../model/recording/read-recording.ts';
import type { Recording } from '../../model/recording/recording.ts';
import { texts } from '../../texts.ts';
import { MarketReplayView } from '../market/MarketReplayView.tsx';
import { MutedText } from '../player/Replay.styles.ts';
import { ReadProgressBar } from './RecordingFile.styles.ts';

export interface RecordingFileProps {
  renderMarket: (outline: MarketOutline) => ReactNode;
}

/** State of reading the dropped file. */
type ReadState =
  | { readonly of: 'none' }
  | { readonly of: 'reading'; readonly share: number }
  | { readonly of: 'refused'; readonly message: string }
  | { readonly of: 'read'; readonly recording: Recording; readonly readId: number };

/** Extensions come first: many systems know no media type for these files. */
const ACCEPT = ['.jsonl', '.ndjson', '.txt', 'application/x-ndjson', 'text/plain'];
const NO_BETS: readonly Bet[] = [];

function useRecording() {
  const [file, setFile] = useState<File | null>(null);
  const [readState, setReadState] = useState<ReadState>({ of: 'none' });
  const currentRead = useRef({ controller: new AbortController(), readId: 0 });
  useEffect(() => {
    const { current } = currentRead;
    return () => current.controller.abort();
  }, []);

  const chooseFile = (newFile: File | null): void => {
    const newController = new AbortController();
    currentRead.current.controller.abort();
    currentRead.current.controller = newController;
    currentRead.current.readId += 1;
    const { readId } = currentRead.current;
    setFile(newFile);
    if (newFile === null) return setReadState({ of: 'none' });
    setReadState({ of: 'reading', share: 0 });
    const updateState = (next: ReadState): void => (newController.signal.aborted ? undefined : setReadState(next));
    readRecording(newFile, {
      signal: newController.signal,
      onProgress: (share) => updateState({ of: 'reading', share }),
    }).then(
      (result) =>
        updateState(
          result.kind === 'read'
            ? { of: 'read', recording: result.recording, readId }
            : { of: 'refused', message: texts.file.refusals[result.reason] },
        ),
      () => updateState({ of: 'refused', message: texts.file.failed }),
    );
  };
  return { file, readState, chooseFile };
}

/** Drop zone for a recorded stream, which plays through the reducer and the live price grid. */
export function RecordingFile({ renderMarket }: RecordingFileProps) {
  const { file, readState, chooseFile } = useRecording();
  return (
    <Card title={texts.file.title}>
      <Stack>
        <FileUpload
          label={texts.file.label}
          file={file}
          onFile={chooseFile}
          accept={ACCEPT}
          hint={texts.file.hint}
          error={readState.of === 'refused' ? readState.message : null}
        />
        {readState.of === 'reading' && (
          <ReadProgressBar aria-label={texts.file.reading} max={1} value={readState.share} />
        )}
        {readState.of === 'read' && (
          <RecordingReplay key={readState.readId} recording={readState.recording} renderMarket={renderMarket} />
        )}
      </Stack>
    </Card>
  );
}

function RecordingReplay({ recording, renderMarket }: RecordingFileProps & { recording: Recording }) {
  const { tracks, messages, otherMessages, badLines, omittedMarkets } = recording;
  return (
    <>
      <MutedText role="status">
        {texts.file.read({ messages, markets: tracks.length })}
        {otherMessages > 0 && ` ${texts.file.others({ others: otherMessages })}`}
        {badLines.first !== null && ` ${texts.file.bad({ bad: badLines.count, ...badLines.first })}`}
        {omittedMarkets > 0 && ` ${texts.file.leftOut({ markets: omittedMarkets })}`}
      </MutedText>
      <MarketReplayView tracks={tracks} bets={NO_BETS} renderMarket={renderMarket} startAt="at-the-beginning" />
    </>
  );
}
