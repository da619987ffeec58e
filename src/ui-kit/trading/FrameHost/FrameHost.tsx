import { X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { isListedHost, toSafeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Frame, FrameArea, Host, LoadingOverlay, Notice, QuestionStrip, QuestionText } from './FrameHost.styles.ts';
import { texts } from './texts.ts';
import { useFramePhase } from './useFramePhase.ts';

export interface FramePolicy extends UrlPolicy {
  /** Hosts, as in `frameHosts`, whose pages post a message when they work. A load without a message is a failure. */
  readonly greetingHosts?: readonly string[];
}

export interface FrameHostProps {
  /** Accessible name of the frame: "Live pictures". */
  name: string;
  /** The address from outside. The component checks it. */
  src: string;
  /** Allowed hosts, and those that post a message. */
  policy: FramePolicy;
  /** `page` fills the height of its container. */
  variant?: 'video' | 'board' | 'page';
  /** Note under the frame, for example that pictures are delayed. */
  notice?: string;
  /** Drawn over the loading frame (by default a spinner), and beside "Try again" after a failure. */
  slots?: { readonly placeholder?: ReactNode; readonly action?: ReactNode };
  /** Time limit in milliseconds for the load, and afterwards for a message. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

/**
 * The only component that frames foreign pages. It accepts only addresses of the policy, never our own origin (a frame
 * of it could read the session).
 *
 * The frame cannot navigate this page, open windows or read the referrer.
 */
export function FrameHost({
  name,
  src,
  policy,
  variant = 'video',
  notice,
  slots = {},
  timeoutMs = TIMEOUT_MS,
}: FrameHostProps) {
  const [attempt, setAttempt] = useState(0);
  const address = toSafeUrl('frame', src, policy);
  if (address === null) {
    return (
      <FrameArea data-shape={variant} role="group" aria-label={name}>
        <EmptyState title={texts.refused.title}>{texts.refused.reason}</EmptyState>
      </FrameArea>
    );
  }
  const expectsGreeting = isListedHost(new URL(address), policy.greetingHosts ?? []);
  return (
    <Host data-shape={variant}>
      <FrameContent
        key={`${attempt} ${address}`}
        name={name}
        address={address}
        expectsGreeting={expectsGreeting}
        variant={variant}
        slots={slots}
        timeoutMs={timeoutMs}
        onRetry={() => setAttempt(attempt + 1)}
      />
      {notice !== undefined && <Notice>{notice}</Notice>}
    </Host>
  );
}

interface FrameContentProps extends Required<Pick<FrameHostProps, 'name' | 'variant' | 'slots' | 'timeoutMs'>> {
  address: string;
  expectsGreeting: boolean;
  onRetry: () => void;
}

function FrameContent({ name, address, expectsGreeting, variant, slots, timeoutMs, onRetry }: FrameContentProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { phase, onLoad, confirmAlive } = useFramePhase(frame, expectsGreeting, timeoutMs);
  return (
    <FrameArea data-shape={variant} aria-busy={phase === 'loading'}>
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
        <LoadingOverlay role="status" aria-label={texts.loading({ name })}>
          {slots.placeholder ?? <Spinner decorative />}
        </LoadingOverlay>
      )}
      {/* Users only watch videos and scoreboards, and many of these pages post no message. */}
      {phase === 'quiet' && variant === 'page' && (
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
