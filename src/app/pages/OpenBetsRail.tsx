import { OpenBets, useHasReadOpenBets } from '#features/bets/index.ts';
import { NextRaces } from '#features/racing/index.ts';
import { Panel } from '../layout/Panel.tsx';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { RailTitle } from './page.styles.ts';
import { texts } from './texts.ts';

const RACES = 5;

/**
 * Every open bet beside the content of the page, then the next races, so the rail is never empty. The races wait for
 * the bets, which decide their place.
 */
export function OpenBetsRail() {
  const hasReadBets = useHasReadOpenBets();
  return (
    <>
      <RailTitle>{texts.openBets}</RailTitle>
      <OpenBets link={routeLink} toMatchHref={paths.toMatch} />
      {hasReadBets && (
        <Panel name={texts.races}>
          <NextRaces limit={RACES} toRaceHref={paths.toMatch} link={routeLink} />
        </Panel>
      )}
    </>
  );
}
