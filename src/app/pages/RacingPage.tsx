import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatRacingSearch, racingTitle, RacingBoard, readRacingSport } from '#features/racing/index.ts';
import { useConfig } from '../config/context.ts';
import { paths } from '../paths.ts';
import { Columns } from '../shell/Columns.tsx';
import { useDocumentTitle } from '../shell/manners.ts';
import { Panel } from '../shell/Panel.tsx';
import { routeLink } from '../shell/routeLink.tsx';
import { texts } from './texts.ts';

/** `/racing`: horses, or greyhounds where the address says so. */
export function RacingPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sport = readRacingSport(search);
  useDocumentTitle(racingTitle(sport), useConfig().brand.name);
  return (
    <Columns>
      <Panel name={texts.races}>
        <RacingBoard
          sport={sport}
          onSport={(next) => void navigate(`${paths.racing}${formatRacingSearch(next)}`, { replace: true })}
          raceHref={paths.match}
          link={routeLink}
        />
      </Panel>
    </Columns>
  );
}
