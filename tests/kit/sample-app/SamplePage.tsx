import {
  Amount,
  Button,
  Card,
  lineRun,
  money,
  NumberField,
  odds,
  OddsCell,
  OddsGrid,
  OddsRow,
  payoutPer100,
  Price,
  Stack,
  type StackProps,
  Tabs,
} from '@exchange-web/ui-kit';
import { useState } from 'react';

const tabs = [
  { id: 'slip', name: 'Slip' },
  { id: 'figures', name: 'Figures', count: 3 },
] as const;

type TabId = (typeof tabs)[number]['id'];

const runners = [
  { name: 'India', back: odds(198), lay: odds(200) },
  { name: 'Sri Lanka', back: odds(202), lay: odds(204) },
];
const best = { level: 0, kind: 'odds', size: money(420_000) } as const;

const distance: NonNullable<StackProps['gap']> = 'base';

/** A page of another app, made with the package. */
export function SamplePage() {
  const [tab, setTab] = useState<TabId>('slip');
  const [stake, setStake] = useState('');
  const [placed, setPlaced] = useState<string | null>(null);
  return (
    <Stack as="section" gap={distance}>
      <h1>Sample</h1>
      <Tabs label="Parts" tabs={tabs} selected={tab} onSelect={setTab}>
        {tab === 'slip' ? (
          <Card title="Bet">
            <OddsGrid name="Match odds" variant="pair">
              {runners.map(({ name, back, lay }) => (
                <OddsRow
                  key={name}
                  name={name}
                  back={<OddsCell {...best} side="back" runner={name} price={back} onClick={() => setStake('500')} />}
                  lay={<OddsCell {...best} side="lay" runner={name} price={lay} onClick={() => setStake('500')} />}
                />
              ))}
            </OddsGrid>
            <NumberField label="Stake" text={stake} onText={setStake} />
            <Button variant="back" onClick={() => setPlaced(stake)}>
              Place bet
            </Button>
            {placed !== null && <p role="status">Placed {placed}</p>}
          </Card>
        ) : (
          <Card title="Figures">
            <Amount value={money(-125_050)} sign="always" />
            <Price kind="bookmaker" value={payoutPer100(9_500)} />
            <Price kind="fancy" value={lineRun(14_200)} />
          </Card>
        )}
      </Tabs>
    </Stack>
  );
}
