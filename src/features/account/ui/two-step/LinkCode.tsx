import { lazy, Suspense } from 'react';
import { formatCountdown } from '#shared/format/countdown.ts';
import { Button, CopyField, Notice } from '#ui-kit';
import { texts } from '../../texts.ts';
import { Why } from '../Form.styles.ts';
import { Facts, Large, Link, Picture } from './TwoStep.styles.ts';
import { useNowUntil } from './use-now-until.ts';

/** Comes with the code, not with the page. */
const LinkQr = lazy(async () => ({ default: (await import('./LinkQr.tsx')).LinkQr }));

export interface LinkCodeProps {
  code: string;
  /** Milliseconds; null where it has no end. */
  expiresAt: number | null;
  /** Asks for another one once this one is too old. */
  onAgain: () => void;
  busy: boolean;
}

/** More than any code has; a longer text would make a picture no camera can read. */
const LONGEST_IN_PICTURE = 200;

/** The code that links an authenticator app: to scan, to type, and only for a while. */
export function LinkCode({ code, expiresAt, onAgain, busy }: LinkCodeProps) {
  const now = useNowUntil(expiresAt);
  const words = texts.twoStep.link;
  if (expiresAt !== null && now !== null && now >= expiresAt) {
    return (
      <>
        <Notice tone="warn" role="status">
          {words.expired}
        </Notice>
        <Button variant="primary" busy={busy} onClick={onAgain}>
          {words.again}
        </Button>
      </>
    );
  }
  return (
    <Link>
      {code.length <= LONGEST_IN_PICTURE && (
        <Picture>
          <Suspense fallback={null}>
            <LinkQr text={code} title={words.qr} />
          </Suspense>
        </Picture>
      )}
      <Facts>
        <Why>{words.scan}</Why>
        <Large>
          <CopyField label={words.code} value={code} />
        </Large>
        {expiresAt !== null && now !== null && <Why role="timer">{words.left(formatCountdown(expiresAt, now) ?? '')}</Why>}
      </Facts>
    </Link>
  );
}
