// The importer may use the elements in its next line, so they are registered at once.
import '../../../widgets/embed.ts';
