import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Avatar, Card } from '#ui-kit';
import { settingsTexts } from '../settings-texts.ts';
import { AccountDetails, AccountHeader } from './AccountCard.styles.ts';

export interface AccountCardProps {
  /** Name that the bettor signs in with. */
  userName: string;
  /** Id that the operator's support asks for. */
  userId: string;
  /** When the session expires, ISO 8601; null when the server sets no expiry. */
  sessionEndsAt: string | null;
}

/** Shows the signed-in account and the end of its session. */
export function AccountCard({ userName, userId, sessionEndsAt }: AccountCardProps) {
  return (
    <Card title={settingsTexts.accountCard.title}>
      <AccountHeader>
        <Avatar name={userName} />
        <AccountDetails>
          <dt>{settingsTexts.accountCard.userName}</dt>
          <dd>{userName}</dd>
          <dt>{settingsTexts.accountCard.userId}</dt>
          <dd>{userId}</dd>
          <dt>{settingsTexts.accountCard.until}</dt>
          <dd>{formatTimestamp(sessionEndsAt) ?? settingsTexts.accountCard.noEnd}</dd>
        </AccountDetails>
      </AccountHeader>
    </Card>
  );
}
