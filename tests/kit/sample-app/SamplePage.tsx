import {
  Amount,
  Button,
  Card,
  lineRun,
  money,
  NumberField,
  odds,
  OddsCell,
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
            <OddsCell
              side="back"
              level={0}
              price={odds(198)}
              size={money(420_000)}
              kind="odds"
              runner="India"
              onClick={() => setStake('500')}
            />
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
