import { Check, Circle } from 'lucide-react';
import { VisuallyHidden } from '#ui-kit';
import { passwordCheckNames, passwordChecks } from '../model/rules.ts';
import { texts } from '../texts.ts';
import { List, Rule } from './PasswordRules.styles.ts';

export interface PasswordRulesProps {
  /** Named by the `aria-describedby` of the field it stands under. */
  id: string;
  /** What has been typed so far. */
  typed: string;
}

/** What a new password must have, ticked while it is typed. Not a live region: the field's error is what is spoken. */
export function PasswordRules({ id, typed }: PasswordRulesProps) {
  return (
    <List id={id} aria-label={texts.checklist.label}>
      {passwordCheckNames.map((name) => {
        const met = passwordChecks[name](typed);
        return (
          <Rule key={name} data-met={met || undefined}>
            {met ? <Check size={14} aria-hidden /> : <Circle size={14} aria-hidden />}
            <span>
              <VisuallyHidden>{met ? texts.checklist.met : texts.checklist.open} </VisuallyHidden>
              {texts.checklist[name]}
            </span>
          </Rule>
        );
      })}
    </List>
  );
}
