import { ArrowDown, ArrowUp, ChartLine, Pin, Search, Star, Wallet, X } from 'lucide-react';
import { money, units } from '#shared/domain/money/money.ts';
import { odds } from '#shared/domain/odds/odds.ts';
import { Amount, Badge, Button, Card, Cluster, NumberField, OddsCell, Stack, token } from '#ui-kit';
import { GuideSheet } from '../guide/layout/GuideSheet.tsx';
import { GuideTable } from '../guide/layout/GuideTable.tsx';
import { DensityColumn, MovingMark, ResultBar, ResultTrack } from './Foundations.styles.ts';

const offer = { level: 0, price: odds(198), size: units(4200), kind: 'odds', runner: 'India' } as const;
const noop = () => undefined;

/** Both sides, a result and a state: each says in words or signs what its colour says. */
export function ColorUseSample() {
  return (
    <GuideSheet name="Colours with their words">
      <Cluster gap="roomy" align="center">
        <OddsCell {...offer} side="back" />
        <OddsCell {...offer} side="lay" />
        <Amount value={money(12_840)} sign="always" />
        <Amount value={money(-7560)} sign="always" />
        <Badge tone="live">In play</Badge>
        <Badge tone="warn">Delay 5 s</Badge>
      </Cluster>
    </GuideSheet>
  );
}

/** Amounts below each other, whose digits are aligned. */
export function FigureSample() {
  const amounts = [111_111, 888_888, -1_234_500].map(money);
  return (
    <GuideTable
      name="Figures of equal width"
      heads={['Digits', { figures: 'Amount' }]}
      rows={amounts.map((amount, index) => [`Row ${index + 1}`, <Amount key={index} value={amount} />])}
    />
  );
}

/** The same parts at two distances. */
export function SpaceSample() {
  return (
    <GuideSheet name="Distances">
      <Cluster gap="vast" align="start">
        {(['tiny', 'roomy'] as const).map((gap) => (
          <Stack key={gap} gap={gap}>
            <Badge>{gap}</Badge>
            <Badge>between</Badge>
            <Badge>parts</Badge>
          </Stack>
        ))}
      </Cluster>
    </GuideSheet>
  );
}

/** A panel at rest and one that floats. */
export function ElevationSample() {
  return (
    <GuideSheet name="Two heights">
      <Cluster gap="wide" align="start">
        <Card title="At rest" headingLevel="h2" style={{ boxShadow: token.shadow.rest }}>
          A panel of the page
        </Card>
        <Card title="Floating" headingLevel="h2" style={{ boxShadow: token.shadow.float }}>
          A menu over it
        </Card>
      </Cluster>
    </GuideSheet>
  );
}

/** Marks that move at the speeds of the theme while the pointer is over them. */
export function MotionSample() {
  return (
    <GuideSheet name="Speeds, shown under the pointer">
      <Cluster gap="wide">
        {(['fast', 'modal', 'pulse'] as const).map((speed) => (
          <MovingMark key={speed} style={{ '--app-sample-speed': token.motion[speed] }}>
            {speed}
          </MovingMark>
        ))}
      </Cluster>
    </GuideSheet>
  );
}

const icons = [
  ['Search', Search, 'finds matches or rows'],
  ['Close', X, 'closes a panel or dialog'],
  ['Favourite', Star, 'on or off'],
  ['Pin', Pin, 'keeps a market at hand'],
  ['Chart', ChartLine, 'opens the past of a price'],
  ['Wallet', Wallet, 'balance and payments'],
  ['Price up', ArrowUp, 'the price rose'],
  ['Price down', ArrowDown, 'the price fell'],
] as const;

/** Icons that have one meaning in the product. */
export function IconTable() {
  return (
    <GuideTable
      name="Icons and their meaning"
      heads={['Meaning', 'Icon', 'Use']}
      rows={icons.map(([name, Icon, use]) => [name, <Icon key={name} size={18} aria-hidden />, use])}
    />
  );
}

/** The same controls in both densities. */
export function DensitySample() {
  return (
    <GuideSheet name="Both densities">
      <Cluster gap="wide" align="start">
        {(['comfortable', 'compact'] as const).map((density) => (
          <DensityColumn key={density} data-density={density}>
            <Stack gap="base">
              <span>{density}</span>
              <OddsCell {...offer} side="back" runner={`India, ${density}`} />
              <NumberField label={`Stake, ${density}`} text="500" onText={noop} />
              <Button>Place bet, {density}</Button>
            </Stack>
          </DensityColumn>
        ))}
      </Cluster>
    </GuideSheet>
  );
}

const days = [
  ['Monday', 42_000],
  ['Tuesday', -18_500],
  ['Wednesday', 9_000],
] as const;
const largest = Math.max(...days.map(([, hundredths]) => Math.abs(hundredths)));

/** Results as bars from a common zero, each with its figure. */
export function ResultBars() {
  return (
    <GuideTable
      name="Results of three days"
      heads={['Day', { figures: 'Result' }, 'Bar']}
      rows={days.map(([day, hundredths]) => [
        day,
        <Amount key="figure" value={money(hundredths)} sign="always" />,
        <ResultTrack key="bar" aria-hidden>
          <ResultBar
            data-sign={hundredths < 0 ? 'loss' : 'gain'}
            style={{ inlineSize: `${(Math.abs(hundredths) / largest) * 50}%` }}
          />
        </ResultTrack>,
      ])}
    />
  );
}
