import type { UrlPolicy } from '#shared/format/safe-url.ts';
import { FrameHost } from '#ui-kit';
import { texts } from '../texts.ts';

export type FrameKind = keyof typeof texts.frames;

export interface MatchFrameProps {
  /** Video or scoreboard. It decides the shape. */
  kind: FrameKind;
  /** The server's address of the frame. */
  url: string;
  /** Decides which external addresses may be opened. */
  policy: UrlPolicy;
}

/** An open frame of the operator. */
export const MatchFrame = ({ kind, url, policy }: MatchFrameProps) => (
  <FrameHost
    name={texts.frames[kind]}
    src={url}
    policy={policy}
    variant={kind === 'tv' ? 'video' : 'board'}
    notice={texts.delayed}
  />
);
