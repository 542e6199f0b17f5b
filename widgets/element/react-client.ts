// First, because React's scheduler reads the global variable that it defines.
import { removeSetImmediate } from './react-scheduler.ts';

export { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';

removeSetImmediate();
