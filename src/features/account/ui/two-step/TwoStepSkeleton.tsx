import { Badge, Button, Stack } from '#ui-kit';
import { settingsTexts } from '../../settings-texts.ts';
import { MethodAbout } from './MethodAbout.tsx';
import { MethodHeaderRow, MethodItem, MethodStatus } from './TwoStep.styles.ts';

/** The methods that a bettor can set up, in display order. */
export const METHODS = ['app', 'telegram'] as const;

/** Both methods, with the space of what is usual: off, and a button to set it up. */
export function TwoStepSkeleton() {
  return (
    <div role="group" aria-label={settingsTexts.twoStep.loading} aria-busy>
      <Stack as="ul" gap="none">
        {METHODS.map((method) => (
          <MethodItem key={method}>
            <MethodHeaderRow>
              <MethodAbout method={method} />
              <MethodStatus data-unknown aria-hidden inert>
                <Badge>{settingsTexts.twoStep.off}</Badge>
                <Button size="small">{settingsTexts.twoStep.setUp}</Button>
              </MethodStatus>
            </MethodHeaderRow>
          </MethodItem>
        ))}
      </Stack>
    </div>
  );
}
