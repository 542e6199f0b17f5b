import { defineElements } from './index.ts';

void defineElements();
