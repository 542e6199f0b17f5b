import { entry } from 'virtual:embed-entry';
import { retry } from './element/loading.ts';
import { scriptUrl } from './element/script-url.ts';

// This is `/embed.js`. Pages load it as a module or as a classic script, late, twice or injected, so it only imports
// the module that defines the elements. The browser runs that module once.
void retry(() => import(/* @vite-ignore */ scriptUrl.replace(/[^/]*(\?.*)?$/, '') + entry));
