import { useId, useState } from 'react';
import { toSafeUrl, type UrlPolicy } from '#shared/format/safe-url.ts';
import { useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import { OptionCard, OptionGrid, OptionLogo } from './RadioCards.styles.ts';

export interface RadioCardOption {
  readonly id: string;
  readonly name: string;
  /** Address from the server. Null shows the first letter of the name instead; undefined shows no picture. */
  readonly picture?: string | null;
}

export interface RadioCardsProps {
  /** Accessible name of the group. */
  label: string;
  /** The options, in this order. */
  options: readonly RadioCardOption[];
  /** Id of the selected option. */
  selected: string;
  /** Called with the id of the pressed option. */
  onSelect: (id: string) => void;
  /** Decides which addresses pictures may come from. */
  policy?: UrlPolicy;
  /** Prevents a change of the selection. */
  disabled?: boolean;
  /** `lines` is for options with long names. */
  layout?: 'tiles' | 'lines';
}

const LOGO_SIZE = 32;

/** Native radio buttons that look like cards. */
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
  const { isOn: isLite } = useLiteMode();
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
            <MethodLogo name={name} url={policy === undefined || isLite ? null : toSafeUrl('image', picture, policy)} />
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
