import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Action, Body, Head, Panel, Title } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Left out, the card has no head: give it an `aria-label`. */
  title?: ReactNode;
  /** Which heading the title is; the page's order decides. */
  level?: 'h1' | 'h2' | 'h3';
  /** At the end of the head. */
  action?: ReactNode;
  /** `flush` for rows and tables that reach the edge. */
  padding?: 'base' | 'flush';
}

/** A panel of the page with a heading of its own. */
export function Card({ title, level = 'h2', action, padding = 'base', children, ...rest }: CardProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={title === undefined ? undefined : id} {...rest}>
      {title !== undefined && (
        <Head>
          <Title as={level} id={id}>
            {title}
          </Title>
          {action !== undefined && <Action>{action}</Action>}
        </Head>
      )}
      <Body data-flush={padding === 'flush' || undefined}>{children}</Body>
    </Panel>
  );
}
