import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Foot, Head, Panel, Screen, Title } from './EntryPanel.styles.ts';

export interface EntryPanelProps extends Omit<ComponentPropsWithRef<'form'>, 'title'> {
  /** The heading of the page. */
  title: string;
  /** The operator's logo, over the title. */
  mark: ReactNode;
  /** Under the form: the way to the other door. */
  foot?: ReactNode;
}

/** The one form of a screen that has no shell around it: sign in, register. */
export function EntryPanel({ title, mark, foot, children, ...rest }: EntryPanelProps) {
  const id = useId();
  return (
    <Screen>
      <Panel noValidate aria-labelledby={id} {...rest}>
        <Head>
          {mark}
          <Title id={id} tabIndex={-1}>
            {title}
          </Title>
        </Head>
        {children}
        {foot !== undefined && <Foot>{foot}</Foot>}
      </Panel>
    </Screen>
  );
}
