// What imports this may use the tags in its next line, so they do not come by themselves as they do from `index.ts`.
import '../../../widgets/embed.ts';
