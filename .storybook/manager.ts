import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { createManagerTheme } from './manager/manager-theme.ts';
import { SimulationTool } from './manager/SimulationTool.ts';

const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const followSystem = () => addons.setConfig({ theme: createManagerTheme(prefersDark.matches ? 'dark' : 'light') });
followSystem();
prefersDark.addEventListener('change', followSystem);

addons.register('workshop', () => {
  addons.add('workshop/simulation', {
    type: types.TOOL,
    title: 'Simulation',
    match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
    render: () => createElement(SimulationTool),
  });
});
