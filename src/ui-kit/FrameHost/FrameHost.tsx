import { useRef, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { hostListed, safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Box, Frame, Host, Notice, Strip, StripWords, Veil } from './FrameHost.styles.ts';
import { texts } from './texts.ts';
import { useFrameLife } from './useFrameLife.ts';

export interface FramePolicy extends UrlPolicy {
  /** Hosts, as in `frameHosts`, whose pages are known to write a message to whoever frames them: a load without one is none. */
  readonly greetingHosts?: readonly string[];
}

export interface FrameHostProps {
  /** What is inside, as a screen reader says it: "Live pictures". */
  name: string;
  /** The address as it came from outside; it is judged here. */
  url: string;
  /** Which hosts may be framed, and which of them say that they are there. */
  policy: FramePolicy;
  /** `page` fills the height its container gives it. */
  shape?: 'video' | 'board' | 'page';
  /** Small print under the frame, as that pictures are delayed. */
  notice?: string;
  /** Drawn over the frame: while it loads (left out, a spinner), and beside "Try again" where nobody answers. */
  over?: { readonly waiting?: ReactNode; readonly action?: ReactNode };
  /** For so many milliseconds its load is waited for, and after it a sign of life. */
  patienceMs?: number;
}

const PATIENCE_MS = 15_000;

/**
 * The one place that frames somebody else's page: only addresses the policy allows, never our own origin (a frame of it could
 * read the session), without the right to navigate this page, open windows or know where it was framed.
 */
export function FrameHost({ name, url, policy, shape = 'video', notice, over = {}, patienceMs = PATIENCE_MS }: FrameHostProps) {
  const [attempt, setAttempt] = useState(0);
  const address = safeUrl('frame', url, policy);
  if (address === null) {
    return (
      <Box data-shape={shape} role="group" aria-label={name}>
        <EmptyState title={texts.refused.title}>{texts.refused.why}</EmptyState>
      </Box>
    );
  }
  const greets = hostListed(new URL(address), policy.greetingHosts ?? []);
  return (
    <Host data-shape={shape}>
      <Framed key={`${attempt} ${address}`} name={name} address={address} greets={greets} shape={shape} over={over} patienceMs={patienceMs} onRetry={() => setAttempt(attempt + 1)} />
      {notice !== undefined && <Notice>{notice}</Notice>}
    </Host>
  );
}

interface FramedProps extends Required<Pick<FrameHostProps, 'name' | 'shape' | 'over' | 'patienceMs'>> {
  address: string;
  greets: boolean;
  onRetry: () => void;
}

function Framed({ name, address, greets, shape, over, patienceMs, onRetry }: FramedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, onLoad, trust } = useFrameLife(frame, greets, patienceMs);
  return (
    <Box data-shape={shape} aria-busy={phase === 'loading'}>
      {phase === 'failed' ? (
        <ErrorPanel title={texts.failed.title} onRetry={onRetry} action={over.action}>
          {texts.failed.why}
        </ErrorPanel>
      ) : (
        <Frame
          ref={frame}
          title={name}
          src={address}
          sandbox="allow-scripts allow-same-origin allow-forms"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="no-referrer"
          onLoad={onLoad}
        />
      )}
      {phase === 'loading' && (
        <Veil role="status" aria-label={texts.loading(name)}>
          {over.waiting ?? <Spinner decorative />}
        </Veil>
      )}
      {/* Pictures and boards are there to be seen: nobody touches them, and many never write a word. */}
      {phase === 'quiet' && shape === 'page' && (
        <Strip role="status">
          <StripWords>{texts.quiet}</StripWords>
          <Button size="small" onClick={onRetry}>
            {texts.reload}
          </Button>
          {over.action}
          <IconButton label={texts.fine} icon={<X size={18} aria-hidden />} onClick={trust} />
        </Strip>
      )}
    </Box>
  );
}
