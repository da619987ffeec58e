import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { Button, FrameHost } from '#ui-kit';
import { scoreQueries } from '../api/queries.ts';
import { texts } from '../texts.ts';
import { Choices, Frames } from './MatchFrames.styles.ts';

export interface MatchFramesProps {
  /** The match, as the server names it. */
  matchId: string;
  /** Which outside addresses may be opened. */
  policy: UrlPolicy;
}

type Frame = keyof typeof texts.frames;

/** The operator's pictures and scoreboard: framed when asked for, never before. Nothing where the match has neither. */
export function MatchFrames({ matchId, policy }: MatchFramesProps) {
  const { data, isPending } = useQuery(scoreQueries.frames(matchId));
  const [open, setOpen] = useState<Frame | null>(null);
  const urls: Readonly<Record<Frame, string | null>> = { tv: data?.tvUrl ?? null, board: data?.scoreboardUrl ?? null };
  const offered = (['tv', 'board'] as const).filter((frame) => urls[frame] !== null);
  const url = open === null ? null : urls[open];
  if (!isPending && offered.length === 0) return null;
  return (
    <Frames>
      <Choices>
        {offered.map((frame) => (
          <Button key={frame} size="small" aria-expanded={open === frame} onClick={() => setOpen(open === frame ? null : frame)}>
            {texts.frames[frame]}
          </Button>
        ))}
      </Choices>
      {open !== null && url !== null && <FrameHost key={open} name={texts.frames[open]} url={url} policy={policy} shape={open === 'tv' ? 'video' : 'board'} notice={texts.delayed} />}
    </Frames>
  );
}
