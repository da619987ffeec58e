import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '#ui-kit';
import { passwordCheckNames, passwordChecks } from '../model/validation-rules.ts';
import { texts } from '../texts.ts';
import { RuleItem, RuleList } from './PasswordRules.styles.ts';

export interface PasswordRulesProps {
  /** Id that the field's `aria-describedby` refers to. */
  id: string;
  /** Current text of the password field. */
  text: string;
}

/** Checklist of the password rules. It is no live region, because the field announces its own error. */
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
