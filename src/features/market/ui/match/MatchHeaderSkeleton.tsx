import { Fragment } from 'react';
import { type RenderLink, renderPlainLink, Skeleton, Timestamp, VisuallyHidden } from '#ui-kit';
import { texts } from '../../texts.ts';
import { HeaderCard, LastSlot, MatchTitle, StageLine, StartTime, StatePlace, Trail } from './MatchHeader.styles.ts';
import type { MatchHeaderProps } from './MatchHeader.tsx';

export interface MatchHeaderSkeletonProps extends Pick<MatchHeaderProps, 'trail'> {
  /** Main heading for screen readers until the name is known. */
  title: string;
  /** Renders the links of the trail. */
  link?: RenderLink;
}

/** Any start time, which is as wide as the real one. It is invisible. */
const SOME_TIME = '2026-11-26T20:20:00Z';

/** Placeholder of the `MatchHeader` of an upcoming race: the same lines, with one for its state. */
export const MatchHeaderSkeleton = ({ title, trail = [], link = renderPlainLink }: MatchHeaderSkeletonProps) => (
  <HeaderCard data-stage="to-come" aria-busy>
    <StageLine>
      <Trail>
        {trail.map(({ name, href }) => (
          <Fragment key={href}>{link({ href, className: '', children: name })}</Fragment>
        ))}
      </Trail>
      <StartTime data-unknown aria-hidden>
        {texts.starts} <Timestamp at={SOME_TIME} />
      </StartTime>
    </StageLine>
    <MatchTitle tabIndex={-1}>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Skeleton width="60%" />
    </MatchTitle>
    <LastSlot>
      <StatePlace>
        <Skeleton width="30%" />
      </StatePlace>
    </LastSlot>
  </HeaderCard>
);
