import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { FrameHost } from './FrameHost.tsx';

const createPolicy = () => ({ origin: window.location.origin, frameHosts: ['games.example'] });
const A_DAY_MS = 86_400_000;

/** A page that does not greet stays in its first phase until the time limit. */
const createSilentGame = () => ({
  name: 'Dragon Tiger',
  src: 'https://games.example/',
  policy: { ...createPolicy(), greetingHosts: ['games.example'] },
});

export const docs: ComponentDocs = {
  purpose: 'The only way to show a page of another company: a game, pictures or a scoreboard.',
  useWhen: ['An operator’s provider delivers a page to be framed.'],
  avoidWhen: [
    { when: 'The content is our own.', instead: 'a component' },
    { when: 'An address leads away.', instead: 'a link in a new window' },
  ],
  anatomy: {
    render: () => (
      <Stack gap="roomy">
        <FrameHost {...createSilentGame()} timeoutMs={A_DAY_MS} />
        <FrameHost {...createSilentGame()} timeoutMs={0} slots={{ action: <Button>{'Back to the lobby'}</Button> }} />
      </Stack>
    ),
    parts: [
      {
        part: 'Frame',
        role: 'Sandboxed: it cannot navigate this page, open windows or read the referrer.',
        at: 'iframe',
      },
      { part: 'Placeholder', role: 'Shown until the page greets or loads.', at: '[role=status] > *' },
      { part: 'Action', role: 'What to do when the page gives no sign of life.', at: '[role=alert] button:last-child' },
    ],
  },
  examples: {
    do: {
      caption: 'An address outside the policy is refused, and says so.',
      render: () => <FrameHost name="Live pictures" src="https://elsewhere.example/" policy={createPolicy()} />,
    },
    dont: {
      caption: 'Do not frame an address that a user can change. It must come from the operator’s configuration.',
      render: () => <FrameHost name="Page" src="javascript:void 0" policy={createPolicy()} />,
    },
  },
  content: ['The name says what the frame shows: "Live pictures", not "Frame".'],
  keyboard: [['Tab', 'Moves into the frame, whose own keys then count.']],
  announcements: ['Loading is a polite status. A refusal reads as a group with the name of the frame.'],
  states: [
    ['loading', 'The placeholder, with `aria-busy`.'],
    ['shown', 'The page greeted, or loaded where no greeting is expected.'],
    ['asks', 'A `page` is silent after its load. A strip asks whether it works, and can load it again.'],
    ['refused', 'The address is not in the policy.'],
    ['given up', 'No sign of life within the time, with the action.'],
  ],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [
    ['2026-11-25', 'The props `src` and `variant` replace "url" and "shape".'],
    ['2026-11-22', 'The prop `slots` replaces "over".'],
  ],
  synonyms: ['Iframe', 'Embed', 'Live video', 'Game frame'],
};
