import { useId, useState } from 'react';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { Logo, Option, Options } from './Choice.styles.ts';

export interface ChoiceOption {
  readonly id: string;
  readonly name: string;
  /** An address from the server, or null: then the first letter stands for it. Left out: no picture at all. */
  readonly picture?: string | null;
}

export interface ChoiceProps {
  /** Spoken name of the group. */
  label: string;
  /** What can be chosen, in this order. */
  options: readonly ChoiceOption[];
  /** The id of the option chosen. */
  chosen: string;
  /** The id of the option pressed. */
  onChoose: (id: string) => void;
  /** Where pictures may come from. */
  policy?: UrlPolicy;
  /** What is chosen stays. */
  held?: boolean;
  /** `lines` for options whose names are long. */
  shape?: 'tiles' | 'lines';
}

const LOGO_SIZE = 32;

/** One of several, as native radio buttons that look like cards. */
export function Choice({ label, options, chosen, onChoose, policy, held = false, shape = 'tiles' }: ChoiceProps) {
  const group = useId();
  return (
    <Options role="radiogroup" aria-label={label} data-wide={shape === 'lines' || undefined}>
      {options.map(({ id, name, picture }) => (
        <Option key={id}>
          <input type="radio" name={group} value={id} checked={id === chosen} disabled={held} onChange={() => onChoose(id)} />
          {picture !== undefined && <MethodLogo name={name} url={policy === undefined ? null : safeUrl('image', picture, policy)} />}
          {name}
        </Option>
      ))}
    </Options>
  );
}

function MethodLogo({ name, url }: { name: string; url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Logo aria-hidden>
      {url === null || url === failed ? name.charAt(0) : <img src={url} alt="" width={LOGO_SIZE} height={LOGO_SIZE} decoding="async" onError={() => setFailed(url)} />}
    </Logo>
  );
}
