import type { ReactNode } from 'react';
import { MATCH_ID } from './market-samples.ts';
import type { MatchScenario } from './match-feed.ts';
import { WithMatchFeed } from './WithMatchFeed.tsx';

/** Decorator of stories with live prices. It provides the match of the story's parameter `scenario`. */
export const withMatchFeed = (Story: () => ReactNode, { parameters }: { parameters: Record<string, unknown> }) => (
  <WithMatchFeed matchId={MATCH_ID} scenario={parameters['scenario'] as MatchScenario}>
    <Story />
  </WithMatchFeed>
);
