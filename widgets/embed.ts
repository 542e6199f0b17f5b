import { defineWidgets } from './element/define-widget.ts';
import { tags } from './tags.ts';

// The one script of a partner's page. It knows the tags; their code comes when one is near the screen.
defineWidgets(tags);
