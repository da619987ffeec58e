import { Pause, Play } from 'lucide-react';
import { useConnection, useLiveFeed } from '#shared/live/react.tsx';
import { MenuItem } from '#ui-kit';
import { texts } from './panel-texts.ts';

/** Stops every price on the page, and lets them go on (WCAG 2.2.2). Stands in the connection's panel and in the account menu. */
export function PauseItem() {
  const feed = useLiveFeed();
  const { held } = useConnection();
  const Icon = held ? Play : Pause;
  return (
    <MenuItem type="button" onClick={held ? feed.release : feed.hold}>
      <Icon size={18} aria-hidden />
      {held ? texts.resume : texts.pause}
    </MenuItem>
  );
}
