import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { AuthCard } from './AuthCard.tsx';

export const docs: ComponentDocs = {
  purpose: 'The one form of a page without navigation: login and registration.',
  useWhen: ['A visitor is not signed in, and the page has one form.'],
  avoidWhen: [
    { when: 'A form of a signed-in user.', instead: 'Card' },
    { when: 'A confirmation.', instead: 'Modal' },
  ],
  anatomy: {
    render: () => (
      <AuthCard
        title="Log in"
        logo={<Badge tone="accent">Logo of the operator</Badge>}
        footer={<a href="#register">Register</a>}
      >
        <Field label="Username" />
        <Button variant="primary" full>
          Log in
        </Button>
      </AuthCard>
    ),
    parts: [
      { part: 'Logo', role: 'Of the operator.', at: 'header > :first-child' },
      { part: 'Title', role: 'The heading of the page.', at: 'h1' },
      { part: 'Form', role: 'Fields and one primary button.', at: 'form' },
      { part: 'Footer', role: 'A link to the other form.', at: 'form > p' },
    ],
  },
  examples: {
    do: {
      caption:
        'One primary action. The card itself is the main part of a page, so this example draws its content only.',
      render: () => (
        <Card title="Log in">
          <Button variant="primary" full>
            Log in
          </Button>
        </Card>
      ),
    },
    dont: {
      caption: 'Do not advertise beside a form that asks for a password.',
      render: () => (
        <Card title="Log in" action={<Badge tone="accent">Bonus</Badge>}>
          <Button variant="primary" full>
            Log in
          </Button>
        </Card>
      ),
    },
  },
  content: ['The title is the verb of the button.'],
  keyboard: [['Enter', 'Submits the form.']],
  announcements: ['A form with the title as its name, in the main part of the page.'],
  states: [['one', 'States belong to the fields and the button.']],
  performance: 'not live',
  status: { stage: 'stable', since: '2026-11-21' },
  changes: [],
  synonyms: ['Login form', 'Sign in', 'Registration'],
};
