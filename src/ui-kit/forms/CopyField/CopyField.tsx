import { Check, Copy } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { CopyStatus, Group, Label, Value, ValueRow } from './CopyField.styles.ts';
import { texts } from './texts.ts';

export interface CopyFieldProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the value. */
  label: string;
  /** Copied to the letter. */
  value: string;
  /** Duration of "Copied" in milliseconds. `false` keeps it (pictures of stories). */
  confirmsForMs?: number | false;
}

const CONFIRMATION_MS = 3_000;

async function copyText(value: string, element: HTMLElement | null): Promise<'copied' | 'byHand'> {
  try {
    await navigator.clipboard.writeText(value);
    return 'copied';
  } catch {
    // Without permission, or on an insecure page, the value is selected for copying by hand.
    if (element !== null) window.getSelection()?.selectAllChildren(element);
    return 'byHand';
  }
}

/** A value with a button that copies it and confirms. */
export function CopyField({ label, value, confirmsForMs = CONFIRMATION_MS, ...rest }: CopyFieldProps) {
  const valueRef = useRef<HTMLElement>(null);
  const [copyResult, setCopyResult] = useState<'copied' | 'byHand' | null>(null);
  useEffect(() => {
    if (copyResult !== 'copied' || confirmsForMs === false) return () => undefined;
    const timer = setTimeout(() => setCopyResult(null), confirmsForMs);
    return () => clearTimeout(timer);
  }, [copyResult, confirmsForMs]);
  return (
    <Group {...rest}>
      <Label>{label}</Label>
      <ValueRow>
        <Value ref={valueRef}>{value}</Value>
        <IconButton
          label={texts.copy({ label })}
          icon={copyResult === 'copied' ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          onClick={() => void copyText(value, valueRef.current).then(setCopyResult)}
        />
      </ValueRow>
      <CopyStatus role="status">{copyResult === null ? '' : texts[copyResult]}</CopyStatus>
    </Group>
  );
}
