import { liteMode, useLiteMode } from '#shared/lite-mode/lite-mode.ts';
import { Card, Choice, Stack } from '#ui-kit';
import { settingsTexts } from '../settings-texts.ts';
import { EffectList, ModeNote } from './LiteModeCard.styles.ts';

/** Switches lite mode on this device. It follows the browser's data saver until the bettor chooses. */
export function LiteModeCard() {
  const { liteMode: labels } = settingsTexts;
  const { isOn, isByDataSaver } = useLiteMode();
  return (
    <Card title={labels.title}>
      <Stack>
        <Choice
          type="checkbox"
          label={labels.name}
          hint={labels.means}
          checked={isOn}
          onCheck={(checked) => liteMode.choose(checked)}
        />
        {isByDataSaver && <ModeNote>{labels.byDataSaver}</ModeNote>}
        <ModeNote>{labels.changes}</ModeNote>
        <EffectList>
          {Object.values(labels.effects).map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </EffectList>
      </Stack>
    </Card>
  );
}
