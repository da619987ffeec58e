import { Pause, Play } from 'lucide-react';
import { useConnection, useLiveFeed } from '#shared/live/react/live-hooks.tsx';
import { MenuItem } from '#ui-kit';
import { texts } from './panel-texts.ts';

/** Pauses and resumes every price on the page (WCAG 2.2.2). The connection panel and the account menu show it. */
export function PauseItem() {
  const feed = useLiveFeed();
  const { isPausedByUser } = useConnection();
  const Icon = isPausedByUser ? Play : Pause;
  return (
    <MenuItem type="button" onClick={isPausedByUser ? feed.resume : feed.pause}>
      <Icon size={18} aria-hidden />
      {isPausedByUser ? texts.resume : texts.pause}
    </MenuItem>
  );
}
