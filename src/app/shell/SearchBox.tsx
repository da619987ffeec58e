import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MatchSearch, useMatchesOnOffer } from '#features/dashboard/index.ts';
import { paths } from '../paths.ts';

/** Search over what is on offer, which is asked for when somebody is about to search; a result leads to its match. */
export function SearchBox() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const { data: matches = null } = useMatchesOnOffer(wanted);
  return <MatchSearch rows={matches} onApproach={() => setWanted(true)} onPick={(row) => void navigate(paths.match(row.sportId, row.matchId))} />;
}
