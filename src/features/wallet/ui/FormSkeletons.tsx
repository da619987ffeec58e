import { Skeleton } from '#ui-kit';
import { FieldPlace, InputPlace } from './FormSkeletons.styles.ts';
import { OptionCard, OptionGrid, OptionLogo } from './RadioCards.styles.ts';
import type { RadioCardsProps } from './RadioCards.tsx';

export interface RadioCardsSkeletonProps extends Pick<RadioCardsProps, 'layout'> {
  /** How many options to keep space for. */
  cardCount: number;
}

/** Placeholder of `RadioCards`: tiles with a picture, or lines without one. */
export const RadioCardsSkeleton = ({ cardCount, layout = 'tiles' }: RadioCardsSkeletonProps) => (
  <OptionGrid aria-hidden data-wide={layout === 'lines' || undefined}>
    {Array.from({ length: cardCount }, (_, card) => (
      <OptionCard as="div" key={card}>
        {layout === 'tiles' && <OptionLogo />}
        <Skeleton width="50%" />
      </OptionCard>
    ))}
  </OptionGrid>
);

/** Placeholder of a field with its label. */
export const FieldSkeleton = () => (
  <FieldPlace aria-hidden>
    <Skeleton width="6rem" />
    <InputPlace />
  </FieldPlace>
);
