import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MatchSearch, useMatchesOnOffer } from '#features/dashboard/index.ts';
import { paths } from '../router/paths.ts';

/** Search over the matches on offer. It requests them when the field is first used; a result opens its match. */
export function SearchBox() {
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const { data: matches = null } = useMatchesOnOffer(isUsed);
  return (
    <MatchSearch
      rows={matches}
      onPreload={() => setUsed(true)}
      onSelect={(row) => void navigate(paths.toMatch(row.sportId, row.matchId))}
    />
  );
}
