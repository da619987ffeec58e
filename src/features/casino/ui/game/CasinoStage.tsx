import { type ReactNode, useState } from 'react';
import { usePause } from '#shared/switches/switches.ts';
import { Notice } from '#ui-kit';
import { texts } from '../../texts.ts';
import { CasinoPaused } from '../CasinoPaused.tsx';
import { FullViewportStage } from './FullViewportStage.tsx';
import { StageBar, StageBody } from './GameView.styles.ts';

export interface CasinoStageProps {
  /** Content of the bar above the game. */
  bar: ReactNode;
  /** A way to go on while the casino is paused. */
  action?: ReactNode;
  /** The game. It is not there while a pause keeps it from starting. */
  children: ReactNode;
}

/**
 * The stage of a game. A paused casino starts none. A game that has started goes on, because its round has a stake.
 */
export function CasinoStage({ bar, action, children }: CasinoStageProps) {
  const pause = usePause('casino');
  const [hasStarted, setHasStarted] = useState(pause === null);
  if (pause === null && !hasStarted) setHasStarted(true);
  return (
    <FullViewportStage>
      <div>
        <StageBar>{bar}</StageBar>
        {pause !== null && hasStarted && (
          <Notice role="status" tone="warn" detail={pause === '' ? null : <bdi>{pause}</bdi>}>
            {texts.pausedGame}
          </Notice>
        )}
      </div>
      <StageBody>{hasStarted ? children : <CasinoPaused reason={pause ?? ''} action={action} />}</StageBody>
    </FullViewportStage>
  );
}
