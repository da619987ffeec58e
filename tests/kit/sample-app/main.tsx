import '@exchange-web/ui-kit/styles.css';
import { applyDensity, applyTheme } from '@exchange-web/ui-kit';
import { createRoot } from 'react-dom/client';
import { SamplePage } from './SamplePage.tsx';

applyTheme('light');
applyDensity('comfortable');
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<SamplePage />);
