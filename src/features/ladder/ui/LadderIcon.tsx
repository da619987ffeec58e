import { createLucideIcon } from 'lucide-react';

export const LadderIcon = createLucideIcon('ladder', [
  ['path', { d: 'M8 3v18', key: 'left' }],
  ['path', { d: 'M16 3v18', key: 'right' }],
  ['path', { d: 'M8 7h8M8 12h8M8 17h8', key: 'rungs' }],
]);
