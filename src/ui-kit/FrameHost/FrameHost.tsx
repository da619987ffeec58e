import { useEffect, useState, type ReactNode } from 'react';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Box, Frame, Host, Notice, Veil } from './FrameHost.styles.ts';
import { texts } from './texts.ts';

export interface FrameHostProps {
  /** What is inside, as a screen reader says it: "Live pictures". */
  name: string;
  /** The address as it came from outside; it is judged here. */
  url: string;
  /** Which outside addresses may be opened. */
  policy: UrlPolicy;
  /** `page` fills the height its container gives it. */
  shape?: 'video' | 'board' | 'page';
  /** Small print under the frame, as that pictures are delayed. */
  notice?: string;
  /** Drawn over the frame until it has loaded; left out, a spinner. */
  waiting?: ReactNode;
  /** A frame says nothing when it cannot be reached: after so many milliseconds without its load, it is given up. */
  patienceMs?: number;
}

const PATIENCE_MS = 15_000;

/**
 * The one place that frames somebody else's page: only addresses the policy allows, never our own origin (a frame of it could
 * read the session), without the right to navigate this page, open windows or know where it was framed.
 */
export function FrameHost({ name, url, policy, shape = 'video', notice, waiting, patienceMs = PATIENCE_MS }: FrameHostProps) {
  const [attempt, setAttempt] = useState(0);
  const address = safeUrl('frame', url, policy);
  if (address === null) {
    return (
      <Box data-shape={shape} role="group" aria-label={name}>
        <EmptyState title={texts.refused.title}>{texts.refused.why}</EmptyState>
      </Box>
    );
  }
  return (
    <Host data-shape={shape}>
      <Framed key={`${attempt} ${address}`} name={name} address={address} shape={shape} waiting={waiting} patienceMs={patienceMs} onRetry={() => setAttempt(attempt + 1)} />
      {notice !== undefined && <Notice>{notice}</Notice>}
    </Host>
  );
}

interface FramedProps extends Required<Pick<FrameHostProps, 'name' | 'shape' | 'patienceMs'>> {
  address: string;
  waiting: ReactNode;
  onRetry: () => void;
}

function Framed({ name, address, shape, waiting, patienceMs, onRetry }: FramedProps) {
  const [phase, setPhase] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), patienceMs);
    return () => clearTimeout(timer);
  }, [phase, patienceMs]);
  return (
    <Box data-shape={shape} aria-busy={phase === 'loading'}>
      {phase === 'failed' ? (
        <ErrorPanel title={texts.failed.title} onRetry={onRetry}>
          {texts.failed.why}
        </ErrorPanel>
      ) : (
        <Frame
          title={name}
          src={address}
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="no-referrer"
          onLoad={() => setPhase('shown')}
        />
      )}
      {phase === 'loading' && (
        <Veil role="status" aria-label={texts.loading(name)}>
          {waiting ?? <Spinner decorative />}
        </Veil>
      )}
    </Box>
  );
}
