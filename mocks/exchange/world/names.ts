const cricketLeagues = [
  {
    name: 'Coastal T20 League',
    teams: ['Chennai Surf', 'Kochi Tides', 'Goa Gulls', 'Vizag Anchors', 'Mangalore Monsoons', 'Surat Sails'],
  },
  {
    name: 'Capital Premier T20',
    teams: ['Delhi Domes', 'Jaipur Forts', 'Lucknow Lamps', 'Agra Arches', 'Bhopal Lakes', 'Patna Pillars'],
  },
  {
    name: 'International T20',
    teams: [
      'India',
      'Australia',
      'England',
      'South Africa',
      'New Zealand',
      'Pakistan',
      'Sri Lanka',
      'West Indies',
      'Bangladesh',
      'Afghanistan',
      'Ireland',
      'Netherlands',
    ],
  },
  {
    name: 'Southern Cross T20',
    teams: ['Perth Pelicans', 'Hobart Harbours', 'Adelaide Arrows', 'Darwin Drums', 'Cairns Corals', 'Geelong Gales'],
  },
  {
    name: 'Caribbean Islands Cup',
    teams: [
      'Kingston Kites',
      'Bridgetown Breakers',
      'Castries Cays',
      'Roseau Rivers',
      'Georgetown Gold',
      'Nassau Notes',
    ],
  },
  {
    name: 'Gulf T20',
    teams: ['Dubai Dunes', 'Sharjah Shields', 'Muscat Mariners', 'Doha Dhows', 'Manama Pearls', 'Abu Dhabi Falcons'],
  },
] as const;

const soccerLeagues = [
  {
    name: 'Northern League',
    teams: [
      'Leeds Rovers',
      'Newcastle Vale',
      'Sunderland Albion',
      'Hull Wanderers',
      'York Athletic',
      'Durham Town',
      'Carlisle Borough',
      'Preston Park',
    ],
  },
  {
    name: 'Liga Iberia',
    teams: [
      'Sevilla Norte',
      'Bilbao Puerto',
      'Valencia Real',
      'Malaga Costa',
      'Porto Alto',
      'Braga Nova',
      'Coimbra Sul',
      'Vigo Mar',
    ],
  },
  {
    name: 'Serie Mediterranea',
    teams: [
      'Napoli Sud',
      'Genova Mare',
      'Torino Est',
      'Bologna Torri',
      'Verona Arena',
      'Palermo Sole',
      'Bari Azzurra',
      'Pisa Leone',
    ],
  },
  {
    name: 'Rhein Liga',
    teams: [
      'Koln Dom',
      'Bonn Rheinau',
      'Mainz Sterne',
      'Essen Zeche',
      'Bochum West',
      'Kassel Lowen',
      'Ulm Donau',
      'Trier Mosel',
    ],
  },
  {
    name: 'Asia Super League',
    teams: [
      'Osaka Harbour',
      'Kobe Hills',
      'Busan Waves',
      'Daegu Reds',
      'Hanoi Lotus',
      'Kolkata Crescent',
      'Goa United',
      'Bangkok Rays',
    ],
  },
  {
    name: 'Copa del Plata',
    teams: [
      'Rosario Centro',
      'Mendoza Andes',
      'Cordoba Sur',
      'Montevideo Faro',
      'Salto Rio',
      'Asuncion Guarani',
      'Temuco Bosque',
      'Talca Valle',
    ],
  },
] as const;

const tennisTours = [
  {
    name: 'Harbour Open',
    last: ['Arden', 'Bellweather', 'Corvane', 'Dunmore', 'Eskildal', 'Farrowby', 'Galantine', 'Hollister'],
  },
  {
    name: 'Lakeside Masters',
    last: ['Ilvanov', 'Jorvessen', 'Kestrelli', 'Lindqvall', 'Marchetto', 'Novarro', 'Ostrander', 'Pelligran'],
  },
  {
    name: 'Desert Classic',
    last: ['Quillarde', 'Rostovane', 'Sandoveil', 'Tremayne', 'Ulbrecken', 'Vantongel', 'Westerlind', 'Yarrowell'],
  },
  {
    name: 'Hillside Challenger',
    last: ['Ambrosek', 'Brindelli', 'Castellaro', 'Dragonev', 'Elmstrand', 'Fontabelle', 'Grimaldek', 'Hasterlund'],
  },
] as const;

const initials = ['A', 'B', 'C', 'D', 'E', 'F', 'I', 'J', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V'] as const;

export interface League {
  readonly name: string;
  readonly entrants: readonly string[];
}

const createTour = (name: string, last: readonly string[], offset: number): League => ({
  name,
  entrants: last.map((surname, i) => `${initials[(i * 5 + offset) % initials.length] ?? 'A'} ${surname}`),
});

export const leagues: Readonly<Record<'4' | '1' | '2', readonly League[]>> = {
  '4': cricketLeagues.map(({ name, teams }) => ({ name, entrants: teams })),
  '1': soccerLeagues.map(({ name, teams }) => ({ name, entrants: teams })),
  '2': tennisTours.map(({ name, last }, i) => createTour(name, last, i * 3)),
};

const leadWords = new Set(['South', 'New', 'Sri', 'West', 'Abu']);

/** Returns the short name of a team: "CHE" for Chennai Surf, "SAF" for South Africa. */
export function formatShortName(team: string): string {
  const [first = team, second = ''] = team.split(' ');
  return (leadWords.has(first) ? first.slice(0, 1) + second.slice(0, 2) : first.slice(0, 3)).toUpperCase();
}
