import { PasswordCard, TwoStepCard, AccountCard } from '#features/account/index.ts';
import { QuickStakesCard } from '#features/bet-slip/index.ts';
import { getUserDisplayName, session, useSession } from '#features/session/index.ts';
import { useConfig } from '../config/context.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { Halves, PageTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** Tells every tab: a new password has ended the session on the exchange. */
const endSession = () => session.signOut('password');

export function ProfilePage() {
  const { brand, features } = useConfig();
  const current = useSession((state) => state.session);
  useDocumentTitle(texts.profile, brand.name);
  const name = current === null ? '' : getUserDisplayName(current);
  return (
    <Columns>
      <PageTitle>{texts.profile}</PageTitle>
      <Halves>
        <div>
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
        </div>
        <div>
          <Panel name={texts.twoStep}>
            <TwoStepCard source={features.twoStep ? 'server' : 'remembered'} />
          </Panel>
          <Panel name={texts.stakes}>
            <QuickStakesCard />
          </Panel>
        </div>
      </Halves>
    </Columns>
  );
}
