import { Button } from '../Button/Button.tsx';
import { formatPrice } from '#shared/format/price.ts';
import { Ring } from '../Ring/Ring.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { FoundBets, Strip, StripText } from './BetSlip.styles.ts';
import type { SlipPhaseView, SlipSelection } from './slipView.ts';
import { texts } from './texts.ts';

interface SlipPhaseProps {
  /** Where the bet is in its life, and what is said about it. */
  phase: SlipPhaseView;
  /** How its prices are written. */
  kind: SlipSelection['kind'];
  /** Unknown: looks for the bet again now. */
  onCheckAgain: () => void;
}

/** What became of the bet, in one strip under the slip; the draft's own problem is a red alert area. */
export function SlipPhase({ phase, kind, onCheckAgain }: SlipPhaseProps) {
  switch (phase.name) {
    case 'draft':
      return phase.problem === null ? null : (
        <Strip role="alert" data-tone="loss">
          {phase.problem}
        </Strip>
      );
    case 'held': {
      const price = formatPrice(phase.livePrice, kind);
      const delayed = phase.totalSeconds > 0 && phase.secondsLeft > 0;
      return (
        <Strip data-tone="warn">
          {delayed ? <Ring secondsLeft={phase.secondsLeft} totalSeconds={phase.totalSeconds} /> : <Spinner decorative />}
          <StripText>
            <b role="status">{delayed ? texts.held(phase.asked) : texts.sent(phase.asked)}</b>
            <small>{delayed ? texts.answerIn(price, Math.ceil(phase.secondsLeft)) : texts.waiting(price)}</small>
          </StripText>
        </Strip>
      );
    }
    case 'placed':
      return (
        <Strip role="status" data-tone="gain">
          <StripText>
            <b>{phase.message}</b>
            {phase.detail !== null && <small>{phase.detail}</small>}
          </StripText>
        </Strip>
      );
    case 'found':
      return (
        <Strip role="alert" data-tone="warn">
          <StripText>
            <b>{phase.message}</b>
            <FoundBets>
              {phase.bets.map((bet) => (
                <li key={bet}>{bet}</li>
              ))}
            </FoundBets>
            <small>{phase.advice}</small>
          </StripText>
        </Strip>
      );
    case 'refused':
      return (
        <Strip role="alert" data-tone="loss">
          <StripText>
            <b>{phase.reason}</b>
            <small>{phase.nextStep}</small>
            {phase.way}
          </StripText>
        </Strip>
      );
    case 'unknown':
      return (
        <Strip data-tone="warn">
          {phase.checking && <Spinner decorative />}
          <StripText role="status">
            <b>{phase.checking ? texts.checking : texts.unknown}</b>
            <small>{phase.known}</small>
          </StripText>
          {!phase.checking && (
            <Button size="small" onClick={onCheckAgain}>
              {texts.checkAgain}
            </Button>
          )}
        </Strip>
      );
  }
}
