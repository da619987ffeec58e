import { AccountCard, LiteModeCard, PasswordCard, TwoStepCard } from '#features/account/index.ts';
import { QuickStakesCard } from '#features/bet-slip/index.ts';
import { OddsFormatCard } from '#features/odds-format/index.ts';
import { getUserDisplayName, sessionController, useSession } from '#features/session/index.ts';
import { PageGrid, Stack } from '#ui-kit';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { useConfig } from '../providers/config-context.ts';
import { usePageTitle } from '../router/usePageTitle.ts';
import { PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** Signs out in every tab, because a new password ends the session on the exchange. */
const endSession = () => sessionController.signOut('password');

export function ProfilePage() {
  const { features } = useConfig();
  const current = useSession((state) => state.session);
  usePageTitle(texts.profile);
  const name = current === null ? '' : getUserDisplayName(current);
  return (
    <Columns>
      <PageTitle>{texts.profile}</PageTitle>
      <PageGrid variant="equal">
        <Stack>
          {current !== null && (
            <Panel name={texts.who}>
              <AccountCard
                userName={name}
                userId={current.user?.user_id ?? current.userId}
                sessionEndsAt={current.expiresAt}
              />
            </Panel>
          )}
          <Panel name={texts.password}>
            <PasswordCard userName={name} onChanged={endSession} />
          </Panel>
        </Stack>
        <Stack>
          <Panel name={texts.twoStep}>
            <TwoStepCard source={features.twoStep ? 'server' : 'remembered'} />
          </Panel>
          <Panel name={texts.stakes}>
            <QuickStakesCard />
          </Panel>
          <Panel name={texts.oddsFormat}>
            <OddsFormatCard />
          </Panel>
          <Panel name={texts.liteMode}>
            <LiteModeCard />
          </Panel>
        </Stack>
      </PageGrid>
    </Columns>
  );
}
