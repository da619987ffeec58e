import { X } from 'lucide-react';
import type { Limits } from '#shared/domain/market/market.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount, Button, moveFocusOnRemoval, NumberField, Stack } from '#ui-kit';
import { toOddsFormatView } from '../../model/bet-slip-view.ts';
import { findPriceProblem, findStakeProblem } from '../../model/ticket/field-problems.ts';
import { findMovedPrice } from '../../model/ticket/selection-quote.ts';
import { blurStake, stepPrice, takePrice, type Ticket, typePrice, typeStake } from '../../model/ticket/ticket.ts';
import { useMultiBetController } from '../api/useMultiBetController.ts';
import { findLegQuote } from '../model/multi-bet-block-reasons.ts';
import { editLeg, type MultiBetLeg, removeRunner, type Split } from '../model/multi-bet-draft.ts';
import type { MultiBetFigures } from '../model/multi-bet-figures.ts';
import type { MultiBetQuotes } from '../model/multi-bet-quotes.ts';
import { texts } from '../texts.ts';
import { LegFigure, LegHeader, LegInputs, LegRow, RemoveButton, RunnerName, SideTag } from './LegList.styles.ts';

/** ARIA limits of decimal odds. */
const ODDS_INPUT = { min: 1.01, max: 1000, step: 0.01 } as const;

interface LegListProps {
  figures: MultiBetFigures;
  quotes: MultiBetQuotes;
  split: Split;
  /** Null when the operator's validation is off or the market has no limits. */
  limits: Limits | null;
  readOnly: boolean;
}

/** The runners of the slip, each with its odds, its stake and the result of the bets if it wins. */
export function LegList({ figures, quotes, split, limits, readOnly }: LegListProps) {
  const controller = useMultiBetController();
  const edit = (leg: MultiBetLeg, change: (ticket: Ticket) => Ticket) =>
    controller.edit((draft) => editLeg(draft, leg.selection.runnerId, change));
  return (
    <Stack as="ul" gap="snug" aria-label={texts.runners}>
      {figures.legs.map((leg) => {
        const { runnerId, runnerName, side } = leg.selection;
        const oddsFormat = toOddsFormatView(leg);
        const movedOdds = readOnly ? null : findMovedPrice(leg, findLegQuote(leg, quotes));
        const result = figures.ifWins.find((position) => position.runnerId === runnerId)?.result ?? null;
        return (
          <LegRow key={runnerId} ref={moveFocusOnRemoval} data-side={side}>
            <LegHeader>
              <SideTag>{texts.side[side]}</SideTag>
              <RunnerName title={runnerName}>{runnerName}</RunnerName>
              {movedOdds !== null && (
                <Button
                  ref={moveFocusOnRemoval}
                  size="small"
                  onClick={() => edit(leg, (ticket) => takePrice(ticket, movedOdds))}
                >
                  {texts.movedTo({ price: formatPrice(movedOdds, 'odds') })}
                </Button>
              )}
              <RemoveButton
                type="button"
                aria-label={texts.remove({ name: runnerName })}
                onClick={() => !readOnly && controller.edit((draft) => removeRunner(draft, runnerId))}
              >
                <X size={16} aria-hidden />
              </RemoveButton>
            </LegHeader>
            <LegInputs>
              <NumberField
                label={texts.odds({ name: runnerName })}
                labelDisplay="hidden"
                text={leg.priceText}
                {...(oddsFormat === null ? ODDS_INPUT : { step: 'any', inputMode: oddsFormat.inputMode })}
                hint={oddsFormat?.sentAs}
                readOnly={readOnly}
                error={findPriceProblem(leg, limits)}
                onText={(text) => edit(leg, (ticket) => typePrice(ticket, text))}
                onStep={(direction) => edit(leg, (ticket) => stepPrice(ticket, direction))}
              />
              {split === 'free' ? (
                <NumberField
                  label={texts.stakeOf({ name: runnerName })}
                  labelDisplay="hidden"
                  placeholder={texts.stake}
                  inputMode="numeric"
                  text={leg.stakeText}
                  readOnly={readOnly}
                  error={findStakeProblem(leg.stakeText)}
                  onFocus={() => controller.edit((draft) => ({ ...draft, focusedRunnerId: runnerId }))}
                  onText={(text) => edit(leg, (ticket) => typeStake(ticket, text))}
                  onBlur={() => edit(leg, blurStake)}
                />
              ) : (
                <LegFigure>
                  <small>{texts.stake}</small>
                  {leg.stake <= 0 ? (
                    <span>{texts.none}</span>
                  ) : (
                    <Amount value={leg.stake} decimals="none" tone="neutral" />
                  )}
                </LegFigure>
              )}
              <LegFigure>
                <small>{texts.ifWins}</small>
                {result === null ? <span>{texts.none}</span> : <Amount value={result} sign="always" decimals="none" />}
              </LegFigure>
            </LegInputs>
          </LegRow>
        );
      })}
    </Stack>
  );
}
