import { tags } from './index.ts';
import { run } from './run.ts';

// All elements. Their React code is imported when one comes near the viewport.
run(tags);
