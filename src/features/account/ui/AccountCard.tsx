import { formatTimestamp } from '#shared/format/timestamp.ts';
import { Avatar, Card } from '#ui-kit';
import { texts } from '../texts.ts';
import { AccountDetails, AccountHeader } from './AccountCard.styles.ts';

export interface AccountCardProps {
  /** The name the bettor signs in with. */
  userName: string;
  /** What the operator asks for when called. */
  userId: string;
  /** When the session ends by itself, ISO 8601; null where the server sets no end. */
  sessionEndsAt: string | null;
}

/** Who is signed in, and for how long. */
export function AccountCard({ userName, userId, sessionEndsAt }: AccountCardProps) {
  return (
    <Card title={texts.accountCard.title}>
      <AccountHeader>
        <Avatar name={userName} />
        <AccountDetails>
          <dt>{texts.accountCard.userName}</dt>
          <dd>{userName}</dd>
          <dt>{texts.accountCard.userId}</dt>
          <dd>{userId}</dd>
          <dt>{texts.accountCard.until}</dt>
          <dd>{formatTimestamp(sessionEndsAt) ?? texts.accountCard.noEnd}</dd>
        </AccountDetails>
      </AccountHeader>
    </Card>
  );
}
