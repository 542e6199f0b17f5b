import { z } from 'zod';
import { inEachLanguage, line, orEmpty } from './schema.ts';

// What the files of a company may hold that say how it looks; the messages are instructions as in `schema.ts`.

const hex = /^#[0-9a-f]{6}$/i;
const color = (example: string) =>
  z.string(`write a color such as '${example}'`).regex(hex, `write a color such as '${example}'`);

/** What `colors.ts` may hold. */
export const colors = z.strictObject({ brand: color('#0f6b3a'), brandOnDark: color('#5fbf85') });

const tones = ['brand', 'light', 'gold', 'sun'];

/** What `logo.ts` may hold. */
export const logo = z.strictObject({
  logo: z.array(
    z.strictObject({
      tone: z
        .string()
        .refine(
          (tone) => tones.includes(tone) || hex.test(tone),
          `write one of ${tones.join(', ')}, or a color such as '#c00000'`,
        ),
      path: z
        .string('write the `d` of an SVG path')
        .regex(/^[Mm][\d\s.,MmZzLlHhVvCcSsQqTtAa-]+$/, 'write the `d` of an SVG path, such as M7 16L57 6Z'),
    }),
  ),
});

/** What `images.ts` may hold. */
export const images = z.strictObject({
  gallery: z.strictObject({
    host: orEmpty(
      z.string().regex(/^https:\/\/[^\s/]+\.[^\s]*\/$/),
      "write a URL that starts with https:// and ends with a slash, or '' for your own site",
    ),
    illustrations: z.boolean('write true or false without quotes'),
    images: z
      .array(
        z.strictObject({
          name: z
            .string('write the name of a file in quotes')
            .regex(
              /^[\w-]+$/,
              'write the name of the file in src/images without its extension, with letters, digits, - and _ only',
            ),
          alt: inEachLanguage(line('a description of the image in this language')),
        }),
      )
      .min(1, 'add at least one image')
      .superRefine((list, context) => {
        list.forEach(({ name }, at) => {
          if (list.findIndex((other) => other.name === name) < at)
            context.addIssue({
              code: 'custom',
              path: [at, 'name'],
              message: 'remove one of the two entries, because the image is listed twice',
            });
        });
      }),
  }),
});
