import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Action, Body, Head, Panel, Title } from './Card.styles.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Without a title the card has no head and needs an `aria-label`. */
  title?: ReactNode;
  /** Heading level of the title in the page. */
  headingLevel?: 'h1' | 'h2' | 'h3';
  /** Content at the end of the head. */
  action?: ReactNode;
  /** `flush` for rows and tables that reach the edge. */
  padding?: 'base' | 'flush';
}

/** A panel of the page with its own heading. */
export function Card({ title, headingLevel = 'h2', action, padding = 'base', children, ...rest }: CardProps) {
  const id = useId();
  return (
    <Panel aria-labelledby={title === undefined ? undefined : id} {...rest}>
      {title !== undefined && (
        <Head>
          <Title as={headingLevel} id={id}>
            {title}
          </Title>
          {action !== undefined && <Action>{action}</Action>}
        </Head>
      )}
      <Body data-flush={padding === 'flush' || undefined}>{children}</Body>
    </Panel>
  );
}
