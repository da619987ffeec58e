import { Initials } from './Menu.styles.ts';

export interface AvatarProps {
  /** A user name. Shows the first letters of its first two words, or its first two letters. */
  name: string;
}

const getAvatarInitials = (name: string): string => {
  const [first = '', second = ''] = name.trim().split(/[\s_-]+/);
  return second === '' ? [...first].slice(0, 2).join('') : `${[...first][0] ?? ''}${[...second][0] ?? ''}`;
};

/** Decoration: the container's text already has the name. */
export function Avatar({ name }: AvatarProps) {
  return <Initials aria-hidden data-initials={getAvatarInitials(name)} />;
}
