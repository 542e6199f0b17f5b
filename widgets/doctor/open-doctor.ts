import { openDoctor } from './doctor.ts';

// `embed.js` imports only this file, so that it stays small.
void openDoctor();
