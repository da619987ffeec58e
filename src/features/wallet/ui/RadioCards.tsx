import { useId, useState } from 'react';
import { safeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { OptionLogo, OptionCard, OptionGrid } from './RadioCards.styles.ts';

export interface RadioCardOption {
  readonly id: string;
  readonly name: string;
  /** An address from the server, or null: then the first letter stands for it. Left out: no picture at all. */
  readonly picture?: string | null;
}

export interface RadioCardsProps {
  /** Spoken name of the group. */
  label: string;
  /** What can be chosen, in this order. */
  options: readonly RadioCardOption[];
  /** The id of the option chosen. */
  selected: string;
  /** The id of the option pressed. */
  onSelect: (id: string) => void;
  /** Where pictures may come from. */
  policy?: UrlPolicy;
  /** What is chosen stays. */
  disabled?: boolean;
  /** `lines` for options whose names are long. */
  layout?: 'tiles' | 'lines';
}

const LOGO_SIZE = 32;

/** One of several, as native radio buttons that look like cards. */
export function RadioCards({
  label,
  options,
  selected,
  onSelect,
  policy,
  disabled = false,
  layout = 'tiles',
}: RadioCardsProps) {
  const group = useId();
  return (
    <OptionGrid role="radiogroup" aria-label={label} data-wide={layout === 'lines' || undefined}>
      {options.map(({ id, name, picture }) => (
        <OptionCard key={id}>
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === selected}
            disabled={disabled}
            onChange={() => onSelect(id)}
          />
          {picture !== undefined && (
            <MethodLogo name={name} url={policy === undefined ? null : safeUrl('image', picture, policy)} />
          )}
          {name}
        </OptionCard>
      ))}
    </OptionGrid>
  );
}

function MethodLogo({ name, url }: { name: string; url: string | null }) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <OptionLogo aria-hidden>
      {url === null || url === failed ? (
        name.charAt(0)
      ) : (
        <img src={url} alt="" width={LOGO_SIZE} height={LOGO_SIZE} decoding="async" onError={() => setFailed(url)} />
      )}
    </OptionLogo>
  );
}
