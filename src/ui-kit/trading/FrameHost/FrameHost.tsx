import { useRef, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { isListedHost, safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { FrameArea, Frame, Host, Notice, QuestionStrip, QuestionText, LoadingOverlay } from './FrameHost.styles.ts';
import { texts } from './texts.ts';
import { useFramePhase } from './useFramePhase.ts';

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
  slots?: { readonly placeholder?: ReactNode; readonly action?: ReactNode };
  /** For so many milliseconds its load is waited for, and after it a sign of life. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

/**
 * The one place that frames somebody else's page: only addresses the policy allows, never our own origin (a frame of it could
 * read the session), without the right to navigate this page, open windows or know where it was framed.
 */
export function FrameHost({
  name,
  url,
  policy,
  shape = 'video',
  notice,
  slots = {},
  timeoutMs = TIMEOUT_MS,
}: FrameHostProps) {
  const [attempt, setAttempt] = useState(0);
  const address = safeUrl('frame', url, policy);
  if (address === null) {
    return (
      <FrameArea data-shape={shape} role="group" aria-label={name}>
        <EmptyState title={texts.refused.title}>{texts.refused.reason}</EmptyState>
      </FrameArea>
    );
  }
  const expectsGreeting = isListedHost(new URL(address), policy.greetingHosts ?? []);
  return (
    <Host data-shape={shape}>
      <FrameContent
        key={`${attempt} ${address}`}
        name={name}
        address={address}
        expectsGreeting={expectsGreeting}
        shape={shape}
        slots={slots}
        timeoutMs={timeoutMs}
        onRetry={() => setAttempt(attempt + 1)}
      />
      {notice !== undefined && <Notice>{notice}</Notice>}
    </Host>
  );
}

interface FrameContentProps extends Required<Pick<FrameHostProps, 'name' | 'shape' | 'slots' | 'timeoutMs'>> {
  address: string;
  expectsGreeting: boolean;
  onRetry: () => void;
}

function FrameContent({ name, address, expectsGreeting, shape, slots, timeoutMs, onRetry }: FrameContentProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, onLoad, confirmAlive } = useFramePhase(frame, expectsGreeting, timeoutMs);
  return (
    <FrameArea data-shape={shape} aria-busy={phase === 'loading'}>
      {phase === 'failed' ? (
        <ErrorPanel title={texts.failed.title} onRetry={onRetry} action={slots.action}>
          {texts.failed.reason}
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
        <LoadingOverlay role="status" aria-label={texts.loading(name)}>
          {slots.placeholder ?? <Spinner decorative />}
        </LoadingOverlay>
      )}
      {/* Pictures and boards are there to be seen: nobody touches them, and many never write a word. */}
      {phase === 'quiet' && shape === 'page' && (
        <QuestionStrip role="status">
          <QuestionText>{texts.quiet}</QuestionText>
          <Button size="small" onClick={onRetry}>
            {texts.reload}
          </Button>
          {slots.action}
          <IconButton label={texts.fine} icon={<X size={18} aria-hidden />} onClick={confirmAlive} />
        </QuestionStrip>
      )}
    </FrameArea>
  );
}
