import { defineElements } from './index.ts';

// Where nobody says that it is for a browser: on a server there is nothing to register, in a browser it comes late.
void defineElements();
