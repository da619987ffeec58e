import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '#ui-kit';
import { passwordCheckNames, passwordChecks } from '../model/validation-rules.ts';
import { texts } from '../texts.ts';
import { RuleList, RuleItem } from './PasswordRules.styles.ts';

export interface PasswordRulesProps {
  /** Named by the `aria-describedby` of the field it stands under. */
  id: string;
  /** What has been typed so far. */
  text: string;
}

/** What a new password must have, ticked while it is typed. Not a live region: the field's error is what is spoken. */
export function PasswordRules({ id, text }: PasswordRulesProps) {
  return (
    <RuleList id={id} aria-label={texts.checklist.label}>
      {passwordCheckNames.map((name) => {
        const isMet = passwordChecks[name](text);
        return (
          <RuleItem key={name} data-met={isMet || undefined}>
            {isMet ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
            <span>
              <VisuallyHidden>{isMet ? texts.checklist.met : texts.checklist.open} </VisuallyHidden>
              {texts.checklist[name]}
            </span>
          </RuleItem>
        );
      })}
    </RuleList>
  );
}
