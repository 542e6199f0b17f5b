import { openDoctor } from './doctor.ts';

// What `embed.js` fetches when the address asks for it: there every byte counts, so it says no more than the name.
void openDoctor();
