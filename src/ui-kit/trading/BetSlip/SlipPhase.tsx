import { formatPrice } from '#shared/format/price.ts';
import { CountdownRing } from '../../feedback/CountdownRing/CountdownRing.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmedBets, StatusStrip, StripText } from './BetSlip.styles.ts';
import type { SlipPhaseView, SlipSelection } from './slip-view.ts';
import { texts } from './texts.ts';

interface SlipPhaseProps {
  /** Phase of the bet and its messages. */
  phase: SlipPhaseView;
  /** Format of its prices. */
  kind: SlipSelection['kind'];
  /** In phase unverified: checks the bet again now. */
  onCheckAgain: () => void;
}

/**
 * Outcome of the bet in a strip under the slip. Outcomes and problems are alerts, each in an element of its own. Screen
 * readers announce an alert when it appears, but a status only when it was there before its text.
 */
export function SlipPhase({ phase, kind, onCheckAgain }: SlipPhaseProps) {
  switch (phase.name) {
    case 'draft':
      return phase.problem === null ? null : (
        <StatusStrip key="draft" role="alert" data-tone="loss">
          {phase.problem}
        </StatusStrip>
      );
    case 'sent': {
      const { livePrice } = phase;
      const isDelayed = phase.totalSeconds > 0 && phase.secondsLeft > 0;
      return (
        <StatusStrip key="sent" data-tone="warn">
          {isDelayed ? (
            <CountdownRing secondsLeft={phase.secondsLeft} totalSeconds={phase.totalSeconds} />
          ) : (
            <Spinner decorative />
          )}
          <StripText>
            <b role="status">
              {isDelayed ? texts.held({ request: phase.requestText }) : texts.sent({ request: phase.requestText })}
            </b>
            <small>
              {livePrice !== undefined && `${texts.priceIs({ price: formatPrice(livePrice, kind) })} `}
              {isDelayed ? texts.responseIn({ seconds: Math.ceil(phase.secondsLeft) }) : texts.waiting}
            </small>
          </StripText>
        </StatusStrip>
      );
    }
    case 'placed':
      return (
        <StatusStrip key="placed" role="alert" data-tone="gain">
          <StripText>
            <b>{phase.message}</b>
            {phase.detail !== null && <small>{phase.detail}</small>}
          </StripText>
        </StatusStrip>
      );
    case 'found':
      return (
        <StatusStrip key="found" role="alert" data-tone="warn">
          <StripText>
            <b>{phase.message}</b>
            <ConfirmedBets>
              {phase.bets.map((bet) => (
                <li key={bet}>{bet}</li>
              ))}
            </ConfirmedBets>
            <small>{phase.advice}</small>
          </StripText>
        </StatusStrip>
      );
    case 'refused':
      return (
        <StatusStrip key="refused" role="alert" data-tone="loss">
          <StripText>
            <b>{phase.reason}</b>
            <small>{phase.nextStep}</small>
            {phase.action}
          </StripText>
        </StatusStrip>
      );
    case 'unverified':
      return (
        <StatusStrip key="unverified" data-tone="warn">
          <StripText role="alert">
            <b>{phase.isChecking ? texts.checking : texts.unverified}</b>
            <small>{phase.explanation}</small>
          </StripText>
          <Button size="small" busy={phase.isChecking} onClick={onCheckAgain}>
            {texts.checkAgain}
          </Button>
        </StatusStrip>
      );
  }
}
