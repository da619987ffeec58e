import { iconPaths, type SportKind } from './sport-kind.ts';

export interface SportIconProps {
  /** `findSportKind` finds it by a sport's id and name. */
  sport: SportKind;
  /** `small` beside text, `medium` beside a larger name. */
  size?: 'small' | 'medium';
}

const sizePx = { small: 16, medium: 20 } as const;

/** Icon of a sport. Decoration: the sport's name stands beside it. */
export function SportIcon({ sport, size = 'small' }: SportIconProps) {
  const px = sizePx[size];
  return (
    <svg
      aria-hidden
      width={px}
      height={px}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[sport]} />
    </svg>
  );
}
