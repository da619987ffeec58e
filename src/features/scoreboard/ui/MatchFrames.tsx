import { useQuery } from '@tanstack/react-query';
import { ClipboardList, type LucideIcon, MonitorPlay } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { Spinner } from '#ui-kit';
import { scoreQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import type { FrameKind } from './MatchFrame.tsx';
import { FrameButton, FrameButtons, FrameName, OpenFrame } from './MatchFrames.styles.ts';

/** Most bettors open none. */
const LazyFrame = lazy(async () => ({ default: (await loadWithTexts(() => import('./MatchFrame.tsx'))).MatchFrame }));

export interface MatchFramesProps {
  /** The server's id of the match. */
  matchId: string;
  /** Decides which external addresses may be opened. */
  policy: UrlPolicy;
}

const frameIcons = { tv: MonitorPlay, board: ClipboardList } as const satisfies Record<FrameKind, LucideIcon>;

/** The operator's video and scoreboard frames, loaded only on request. Renders nothing when the match has neither. */
export function MatchFrames({ matchId, policy }: MatchFramesProps) {
  const { data, isPending } = useQuery(scoreQueries.frames(matchId));
  const [open, setOpen] = useState<FrameKind | null>(null);
  const urls: Readonly<Record<FrameKind, string | null>> = {
    tv: data?.tvUrl ?? null,
    board: data?.scoreboardUrl ?? null,
  };
  const availableFrames = (['tv', 'board'] as const).filter((frame) => urls[frame] !== null);
  const url = open === null ? null : urls[open];
  if (!isPending && availableFrames.length === 0) return null;
  return (
    <>
      <FrameButtons>
        {availableFrames.map((frame) => {
          const Icon = frameIcons[frame];
          return (
            <FrameButton
              key={frame}
              size="small"
              aria-expanded={open === frame}
              onClick={() => setOpen(open === frame ? null : frame)}
            >
              <Icon size={18} aria-hidden />
              <FrameName>{texts.frames[frame]}</FrameName>
            </FrameButton>
          );
        })}
      </FrameButtons>
      {open !== null && url !== null && (
        <OpenFrame>
          <Suspense fallback={<Spinner />}>
            <LazyFrame key={open} kind={open} url={url} policy={policy} />
          </Suspense>
        </OpenFrame>
      )}
    </>
  );
}
