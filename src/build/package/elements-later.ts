// For servers, where nothing can be registered, and for bundles that also run on a server.
import { defineElements } from './index.ts';

void defineElements();
