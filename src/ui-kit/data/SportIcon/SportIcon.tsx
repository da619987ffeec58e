import { iconPaths, type SportKind } from './sport-kind.ts';

export interface SportIconProps {
  /** `findSportKind` finds it by a sport's id and name. */
  kind: SportKind;
  /** CSS pixels. */
  size?: 16 | 20;
}

/** Icon of a sport. Decoration: the sport's name stands beside it. */
export function SportIcon({ kind, size = 16 }: SportIconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentcolor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[kind]} />
    </svg>
  );
}
