import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatRacingSearch, formatRacingTitle, RacingBoard, readRacingSport } from '#features/racing/index.ts';
import { Columns } from '../layout/Columns.tsx';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { usePageTitle } from '../router/usePageTitle.ts';
import { texts } from './texts.ts';

/** `/racing`: horses, or greyhounds when the address has that sport. */
export function RacingPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sport = readRacingSport(search);
  usePageTitle(formatRacingTitle(sport));
  return (
    <Columns>
      <Panel name={texts.races}>
        <RacingBoard
          sport={sport}
          onSport={(next) => void navigate(`${paths.racing}${formatRacingSearch(next)}`, { replace: true })}
          toRaceHref={paths.toMatch}
          link={routeLink}
        />
      </Panel>
    </Columns>
  );
}
