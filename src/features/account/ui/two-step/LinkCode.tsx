import { lazy, Suspense, useEffect, useRef } from 'react';
import { formatCountdown } from '#shared/format/countdown.ts';
import { SECOND_MS } from '#shared/format/durations.ts';
import { loadWithTexts } from '#shared/texts/load-texts.ts';
import { useCurrentTime } from '#shared/timers/useCurrentTime.ts';
import { Button, CopyField, Notice } from '#ui-kit';
import { settingsTexts } from '../../settings-texts.ts';
import { Explanation } from '../Form.styles.ts';
import { LargeCode, LinkCodeDetails, LinkCodeLayout, QrFrame } from './TwoStep.styles.ts';

/** Loads the QR encoder with the first code instead of with the page. */
const LinkQr = lazy(async () => ({ default: (await loadWithTexts(() => import('./LinkQr.tsx'))).LinkQr }));

export interface LinkCodeProps {
  code: string;
  /** Milliseconds since 1970-01-01 UTC; null when the code does not expire. */
  expiresAt: number | null;
  /** Requests a new code after this one has expired. */
  onRequestNew: () => void;
  busy: boolean;
}

/** Longest text drawn as a QR code, in characters. A longer text would need modules too small for a camera. */
const MAX_QR_LENGTH = 200;

/** Code that links an authenticator app: as a QR code and as text, with the time until it expires. */
export function LinkCode({ code, expiresAt, onRequestNew, busy }: LinkCodeProps) {
  const now = useCurrentTime(SECOND_MS, { isRunning: expiresAt !== null, until: expiresAt ?? Infinity });
  const labels = settingsTexts.twoStep.link;
  const isExpired = expiresAt !== null && now >= expiresAt;
  const layoutRef = useRef<HTMLDivElement>(null);
  const wasExpired = useRef(isExpired);
  // A new code removes the button that requested it, which had the focus.
  useEffect(() => {
    if (wasExpired.current && !isExpired && document.activeElement === document.body) layoutRef.current?.focus();
    wasExpired.current = isExpired;
  }, [isExpired]);
  if (isExpired) {
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
    <LinkCodeLayout ref={layoutRef} tabIndex={-1}>
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
        {expiresAt !== null && (
          <Explanation role="timer">{labels.left({ time: formatCountdown(expiresAt, now) ?? '' })}</Explanation>
        )}
      </LinkCodeDetails>
    </LinkCodeLayout>
  );
}
