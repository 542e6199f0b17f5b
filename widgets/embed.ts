import { elementClasses } from './elements.ts';
import { run } from './run.ts';

// All elements. Their React code is imported when one nears the viewport.
void run(elementClasses);
