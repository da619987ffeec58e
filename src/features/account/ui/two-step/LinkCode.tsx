import { lazy, Suspense } from 'react';
import { formatCountdown } from '#shared/format/countdown.ts';
import { Button, CopyField, Notice } from '#ui-kit';
import { texts } from '../../texts.ts';
import { Explanation } from '../Form.styles.ts';
import { LinkCodeDetails, LargeCode, LinkCodeLayout, QrFrame } from './TwoStep.styles.ts';
import { useNowUntil } from './useNowUntil.ts';

/** Comes with the code, not with the page. */
const LinkQr = lazy(async () => ({ default: (await import('./LinkQr.tsx')).LinkQr }));

export interface LinkCodeProps {
  code: string;
  /** Milliseconds; null where it has no end. */
  expiresAt: number | null;
  /** Asks for another one once this one is too old. */
  onRequestNew: () => void;
  busy: boolean;
}

/** More than any code has; a longer text would make a picture no camera can read. */
const MAX_QR_LENGTH = 200;

/** The code that links an authenticator app: to scan, to type, and only for a while. */
export function LinkCode({ code, expiresAt, onRequestNew, busy }: LinkCodeProps) {
  const now = useNowUntil(expiresAt);
  const labels = texts.twoStep.link;
  if (expiresAt !== null && now !== null && now >= expiresAt) {
    return (
      <>
        <Notice tone="warn" role="status">
          {labels.expired}
        </Notice>
        <Button variant="primary" busy={busy} onClick={onRequestNew}>
          {labels.again}
        </Button>
      </>
    );
  }
  return (
    <LinkCodeLayout>
      {code.length <= MAX_QR_LENGTH && (
        <QrFrame>
          <Suspense fallback={null}>
            <LinkQr text={code} title={labels.qr} />
          </Suspense>
        </QrFrame>
      )}
      <LinkCodeDetails>
        <Explanation>{labels.scan}</Explanation>
        <LargeCode>
          <CopyField label={labels.code} value={code} />
        </LargeCode>
        {expiresAt !== null && now !== null && (
          <Explanation role="timer">{labels.left(formatCountdown(expiresAt, now) ?? '')}</Explanation>
        )}
      </LinkCodeDetails>
    </LinkCodeLayout>
  );
}
