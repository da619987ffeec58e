import { ChevronRight } from 'lucide-react';
import type { RenderLink } from '#ui-kit';
import { profitTexts as texts } from '../texts.ts';
import { Trail as Place } from './Report.styles.ts';

export interface Step {
  readonly name: string;
  readonly href: string;
}

/** The way back up; the last step is where the reader is. */
export function Trail({ steps, link }: { steps: readonly Step[]; link: RenderLink }) {
  return (
    <Place aria-label={texts.trail}>
      <ol>
        {steps.map(({ name, href }, index) => (
          <li key={href}>
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            {index === steps.length - 1 ? <span aria-current="page">{name}</span> : link({ href, className: '', children: name })}
          </li>
        ))}
      </ol>
    </Place>
  );
}
