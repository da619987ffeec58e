import { EmptyState, Skeleton, type RenderLink } from '#ui-kit';
import { texts } from '../texts.ts';
import { Choice, type ChoiceProps } from './Choice.tsx';
import { Failed, type FailedProps } from './Failed.tsx';
import { AddLink, Bones } from './wallet.styles.ts';

export interface WhereToProps extends Pick<ChoiceProps, 'options' | 'chosen' | 'onChoose' | 'held'> {
  /** The reading of the accounts: waiting, failed or there. */
  query: FailedProps['query'] & { readonly isPending: boolean; readonly isSuccess: boolean };
  /** Where payment details are added. */
  addHref: string;
  /** Draws the links: the app's router does, a story draws plain ones. */
  link: RenderLink;
}

const { withdraw, details } = texts;

/** The bettor's own accounts to choose from, or the way to add the first. */
export function WhereTo({ query, options, chosen, onChoose, held = false, addHref, link }: WhereToProps) {
  const add = <AddLink>{link({ href: addHref, className: '', children: withdraw.add })}</AddLink>;
  if (query.isPending) {
    return (
      <Bones role="group" aria-label={details.loading}>
        <Skeleton shape="block" height="3rem" />
      </Bones>
    );
  }
  if (!query.isSuccess) return <Failed words={details.failed} query={query} />;
  if (options.length === 0) {
    return (
      <EmptyState title={withdraw.nowhere.title} action={add}>
        {withdraw.nowhere.why}
      </EmptyState>
    );
  }
  return <Choice label={withdraw.to} options={options} chosen={chosen} onChoose={onChoose} held={held} shape="lines" />;
}
