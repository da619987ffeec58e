import { Initials } from './Menu.styles.ts';

export interface AvatarProps {
  /** A user name; the first letters of its first two words are drawn, or its first two letters. */
  name: string;
}

const getAvatarInitials = (name: string): string => {
  const [first = '', second = ''] = name.trim().split(/[\s_-]+/);
  return second === '' ? [...first].slice(0, 2).join('') : `${[...first][0] ?? ''}${[...second][0] ?? ''}`;
};

/** Decoration: the name itself is said by what it stands in. */
export function Avatar({ name }: AvatarProps) {
  return <Initials aria-hidden data-initials={getAvatarInitials(name)} />;
}
