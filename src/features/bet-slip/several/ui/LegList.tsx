import { X } from 'lucide-react';
import { formatPrice } from '#shared/format/price.ts';
import { Amount, Button, Field, NumberField } from '#ui-kit';
import { movedTo } from '../../model/quote.ts';
import { stepPrice, takePrice, typePrice, typeStake, type Ticket } from '../../model/ticket.ts';
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
  locked: boolean;
}

const stakeText = (leg: Leg): string => (leg.stake <= 0 ? '' : String(leg.stake / 100));

/** The runners of the slip, each with its odds, its stake and what the bets bring if it wins. */
export function LegList({ figures, quotes, split, locked }: LegListProps) {
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
                onText={(text) => edit(leg, (ticket) => typePrice(ticket, text))}
                onStep={(direction) => edit(leg, (ticket) => stepPrice(ticket, direction))}
              />
              {split === 'free' ? (
                <Field
                  label={texts.stakeOf(runnerName)}
                  labelled="hidden"
                  placeholder={texts.stake}
                  inputMode="numeric"
                  autoComplete="off"
                  value={stakeText(leg)}
                  readOnly={locked}
                  onFocus={() => desk.edit((typed) => ({ ...typed, focus: runnerId }))}
                  onChange={(event) => {
                    const text = event.currentTarget.value;
                    edit(leg, (ticket) => typeStake(ticket, text));
                  }}
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
