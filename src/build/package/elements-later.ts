// On a server, where there is nothing to register, and in bundles that may run on one.
import { defineElements } from './index.ts';

void defineElements();
