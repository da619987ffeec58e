import { X } from 'lucide-react';
import type { Limits } from '#shared/domain/market.ts';
import { formatPrice } from '#shared/format/price.ts';
import { Amount, Button, NumberField } from '#ui-kit';
import { priceProblem, stakeProblem } from '../../model/field-problems.ts';
import { movedTo } from '../../model/quote.ts';
import { leaveStake, stepPrice, takePrice, typePrice, typeStake, type Ticket } from '../../model/ticket.ts';
import { useSeveralDesk } from '../api/desk.ts';
import { editLeg, removeRunner, type Leg, type Split } from '../model/draft.ts';
import type { SeveralFigures } from '../model/figures.ts';
import { legQuote } from '../model/holds.ts';
import type { RaceQuotes } from '../model/quotes.ts';
import { texts } from '../texts.ts';
import { Figure, Inputs, Legs, Name, Remove, Row, Tag, Top } from './LegList.styles.ts';

interface LegListProps {
  figures: SeveralFigures;
  quotes: RaceQuotes;
  split: Split;
  /** Null where the operator's validation is off or the market has no limits. */
  limits: Limits | null;
  locked: boolean;
}

/** The runners of the slip, each with its odds, its stake and what the bets bring if it wins. */
export function LegList({ figures, quotes, split, limits, locked }: LegListProps) {
  const desk = useSeveralDesk();
  const edit = (leg: Leg, change: (ticket: Ticket) => Ticket) => desk.edit((typed) => editLeg(typed, leg.pick.runnerId, change));
  return (
    <Legs aria-label={texts.runners}>
      {figures.legs.map((leg) => {
        const { runnerId, runnerName, side } = leg.pick;
        const moved = locked ? null : movedTo(leg, legQuote(leg, quotes));
        const result = figures.ifWins.find((position) => position.runnerId === runnerId)?.result ?? null;
        return (
          <Row key={runnerId} data-side={side}>
            <Top>
              <Tag>{texts.side[side]}</Tag>
              <Name title={runnerName}>{runnerName}</Name>
              {moved !== null && (
                <Button size="small" onClick={() => edit(leg, (ticket) => takePrice(ticket, moved))}>
                  {texts.movedTo(formatPrice(moved, 'odds'))}
                </Button>
              )}
              <Remove type="button" aria-label={texts.remove(runnerName)} onClick={() => !locked && desk.edit((typed) => removeRunner(typed, runnerId))}>
                <X size={16} aria-hidden />
              </Remove>
            </Top>
            <Inputs>
              <NumberField
                label={texts.odds(runnerName)}
                labelled="hidden"
                text={leg.priceText}
                min={1.01}
                max={1000}
                step={0.01}
                readOnly={locked}
                error={priceProblem(leg, limits)}
                onText={(text) => edit(leg, (ticket) => typePrice(ticket, text))}
                onStep={(direction) => edit(leg, (ticket) => stepPrice(ticket, direction))}
              />
              {split === 'free' ? (
                <NumberField
                  label={texts.stakeOf(runnerName)}
                  labelled="hidden"
                  placeholder={texts.stake}
                  inputMode="numeric"
                  text={leg.stakeText}
                  readOnly={locked}
                  error={stakeProblem(leg.stakeText)}
                  onFocus={() => desk.edit((typed) => ({ ...typed, focus: runnerId }))}
                  onText={(text) => edit(leg, (ticket) => typeStake(ticket, text))}
                  onBlur={() => edit(leg, leaveStake)}
                />
              ) : (
                <Figure>
                  <small>{texts.stake}</small>
                  {leg.stake <= 0 ? <span>{texts.none}</span> : <Amount value={leg.stake} decimals="whole" tone="plain" />}
                </Figure>
              )}
              <Figure>
                <small>{texts.ifWins}</small>
                {result === null ? <span>{texts.none}</span> : <Amount value={result} sign="always" decimals="whole" />}
              </Figure>
            </Inputs>
          </Row>
        );
      })}
    </Legs>
  );
}
