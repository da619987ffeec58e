import { useId } from 'react';
import { formatOddsAs } from '#shared/domain/odds/formats/format-odds.ts';
import { ODDS_FORMATS } from '#shared/domain/odds/formats/odds-format-name.ts';
import { formatPriceText, odds } from '#shared/domain/odds/odds.ts';
import { chooseOddsFormat, type OddsFormatChoice, useOddsFormatChoice } from '#shared/odds-format/odds-format-store.ts';
import { Card, Select, Stack } from '#ui-kit';
import { texts } from '../texts.ts';
import { FormatNote } from './OddsFormatCard.styles.ts';

/** Short odds, so that each format shows what is its own: a sign, a fraction, a per cent. */
const EXAMPLE = odds(185);

const listOptions = () =>
  (['decimal', ...ODDS_FORMATS] as const).map((value: OddsFormatChoice) => ({
    value,
    name: texts.option({
      name: texts.names[value],
      example: value === 'decimal' ? formatPriceText(EXAMPLE) : formatOddsAs(value, EXAMPLE),
    }),
  }));

/** Chooses how this device shows and reads odds. Each option has the same odds as an example. */
export function OddsFormatCard() {
  const choice = useOddsFormatChoice();
  const noteId = useId();
  return (
    <Card title={texts.title}>
      <Stack>
        <Select
          label={texts.label}
          options={listOptions()}
          selected={choice}
          onSelect={chooseOddsFormat}
          aria-describedby={noteId}
        />
        <FormatNote id={noteId}>{texts.means}</FormatNote>
      </Stack>
    </Card>
  );
}
