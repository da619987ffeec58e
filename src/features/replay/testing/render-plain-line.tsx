import { OddsGrid, OddsRow, RunCell } from '#ui-kit';
import type { RenderLine } from '../ui/line/LineReplayView.tsx';

/** Replaces the app's session line row, which belongs to another feature. */
export const renderPlainLine: RenderLine = ({ name, no, yes, lockedBy }, freshness) => (
  <OddsGrid name="Session" variant="run" freshness={freshness}>
    <OddsRow
      name={name}
      overlay={lockedBy}
      back={<RunCell side="no" line={no} lineName={name} state="locked" />}
      lay={<RunCell side="yes" line={yes} lineName={name} state="locked" />}
    />
  </OddsGrid>
);
