import { tags } from '../../../widgets/index.ts';
import { useTag } from './use-tag.ts';

/** Every tag as a component; the package has each under a name of its own, which `package-build.ts` writes here. */
export const components = tags.map(
  (definition) => (props: Parameters<typeof useTag>[1]) => useTag(definition, props),
);
