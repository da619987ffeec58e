import { languageNames } from 'virtual:texts/language-names';
import { useStore } from 'zustand';
import { Select } from '#ui-kit';
import { chooseLanguage } from './choose-language.ts';
import { languageStore } from './language-store.ts';
import { LanguageField, LanguageProblem } from './LanguageChoice.styles.ts';
import { texts } from './texts.ts';

export interface LanguageChoiceProps {
  /** A `form` is the only content of its page: sign-in and registration. */
  below?: 'form';
}

/** The languages of the app, each in its own name, unless there is only one. Drafts say so in the current language. */
export function LanguageChoice({ below }: LanguageChoiceProps) {
  const { language, pending, hasFailed, offered } = useStore(languageStore);
  const names = offered ?? languageNames;
  if (names.length === 1) return null;
  return (
    <LanguageField data-below={below}>
      <Select
        label={texts.label}
        labelDisplay="inline"
        options={names.map(({ tag, name, isDraft }) => ({
          value: tag,
          name: isDraft ? texts.draft({ name }) : name,
          lang: tag,
        }))}
        selected={pending ?? language}
        aria-busy={pending !== null}
        data-language-choice=""
        onSelect={(tag) => void chooseLanguage(tag)}
      />
      {hasFailed && <LanguageProblem role="alert">{texts.failed}</LanguageProblem>}
    </LanguageField>
  );
}
