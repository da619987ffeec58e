import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Group, Label, Line, Said, Value } from './CopyField.styles.ts';
import { texts } from './texts.ts';

export interface CopyFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the value is. */
  label: string;
  /** Copied to the letter. */
  value: string;
}

/** How long "Copied" stands. */
const SAID_MS = 3_000;

async function copy(value: string, element: HTMLElement | null): Promise<'copied' | 'byHand'> {
  try {
    await navigator.clipboard.writeText(value);
    return 'copied';
  } catch {
    // Without leave, or on a page that is not secure: the value is marked, and the bettor copies it.
    if (element !== null) window.getSelection()?.selectAllChildren(element);
    return 'byHand';
  }
}

/** A value to carry elsewhere, with a button that copies it and says so. */
export function CopyField({ label, value, ...rest }: CopyFieldProps) {
  const text = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<'copied' | 'byHand' | null>(null);
  useEffect(() => {
    if (said !== 'copied') return () => undefined;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <Group {...rest}>
      <Label>{label}</Label>
      <Line>
        <Value ref={text}>{value}</Value>
        <IconButton
          label={texts.copy(label)}
          icon={said === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={() => void copy(value, text.current).then(setSaid)}
        />
      </Line>
      <Said role="status">{said === null ? '' : texts[said]}</Said>
    </Group>
  );
}
