import { formatWhen } from '#shared/format/when.ts';
import { Avatar, Card } from '#ui-kit';
import { texts } from '../texts.ts';
import { Facts, Head } from './WhoCard.styles.ts';

export interface WhoCardProps {
  /** The name the bettor signs in with. */
  userName: string;
  /** What the operator asks for when called. */
  userId: string;
  /** When the session ends by itself, ISO 8601; null where the server sets no end. */
  until: string | null;
}

/** Who is signed in, and for how long. */
export function WhoCard({ userName, userId, until }: WhoCardProps) {
  return (
    <Card title={texts.who.title}>
      <Head>
        <Avatar name={userName} />
        <Facts>
          <dt>{texts.who.userName}</dt>
          <dd>{userName}</dd>
          <dt>{texts.who.userId}</dt>
          <dd>{userId}</dd>
          <dt>{texts.who.until}</dt>
          <dd>{formatWhen(until) ?? texts.who.noEnd}</dd>
        </Facts>
      </Head>
    </Card>
  );
}
