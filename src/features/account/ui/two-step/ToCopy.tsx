import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui-kit';
import { texts } from '../../texts.ts';
import { Copied } from './TwoStep.styles.ts';

export interface ToCopyProps {
  text: string;
  /** What it is, for the screen reader. */
  label: string;
  size?: 'base' | 'large';
}

/** A text to be carried to the phone. */
export function ToCopy({ text, label, size = 'base' }: ToCopyProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    // Refused without a secure context, or by the browser's own settings: then the text is there to be selected.
    const done = await (navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => 'copied' as const,
      () => 'failed' as const,
    );
    setOutcome(done);
  };
  return (
    <Copied>
      <code aria-label={`${label}: ${text}`} data-size={size}>
        {text}
      </code>
      <Button size="small" icon={<Copy size={14} aria-hidden />} onClick={() => void copy()}>
        {texts.twoStep.copy}
      </Button>
      <span role="status">{outcome === 'copied' ? texts.twoStep.copied : outcome === 'failed' ? texts.twoStep.copyFailed : null}</span>
    </Copied>
  );
}
