import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadMatchSearch, MatchSearch, useMatchesOnOffer } from '#features/dashboard/index.ts';
import { later } from '../later.ts';
import { paths } from '../paths.ts';
import { comesLater } from './comesLater.tsx';

const finding = comesLater(loadMatchSearch);

/** Search over what is on offer, which is asked for when somebody is about to search; a result leads to its match. Where the means to find did not come, every letter asks for them again. */
export function SearchBox() {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState(false);
  const { data: matches = null } = useMatchesOnOffer(wanted);
  const coming = finding.useComing();
  useEffect(() => void later().then(finding.prepare), []);
  const approach = () => {
    finding.ask();
    setWanted(true);
  };
  return (
    <MatchSearch
      rows={matches}
      searchModule={coming.state === 'here' ? coming.parts : null}
      onPreload={approach}
      onSelect={(row) => void navigate(paths.match(row.sportId, row.matchId))}
    />
  );
}
