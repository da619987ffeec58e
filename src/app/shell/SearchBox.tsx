import { useNavigate } from 'react-router-dom';
import { MatchSearch, useMatchesOnOffer } from '#features/dashboard/index.ts';
import { paths } from '../paths.ts';

/** Search over what is on offer; a result leads to its match. */
export function SearchBox() {
  const navigate = useNavigate();
  const { data: matches = [] } = useMatchesOnOffer();
  return <MatchSearch rows={matches} onPick={(row) => void navigate(paths.match(row.sportId, row.matchId))} />;
}
