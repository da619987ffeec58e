import { OpenBets } from '#features/bets/index.ts';
import { paths } from '../router/paths.ts';
import { routeLink } from '../router/route-link.tsx';
import { RailTitle } from './page.styles.ts';
import { texts } from './texts.ts';

/** Every open bet, beside the content of the page. */
export function OpenBetsRail() {
  return (
    <>
      <RailTitle>{texts.openBets}</RailTitle>
      <OpenBets link={routeLink} toMatchHref={paths.toMatch} />
    </>
  );
}
