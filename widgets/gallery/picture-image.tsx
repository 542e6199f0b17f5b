import { type ImgHTMLAttributes, memo, useState } from 'react';
import type { Picture } from './pictures.ts';

type PictureImageProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority'> & {
  picture: Picture;
  sizes: string;
  /** Shows nothing at all where the picture fails, because something else stands there. */
  quiet?: boolean;
};

/** A picture over its colour; one that cannot be fetched says in words what it shows, in a quiet frame. */
export const PictureImage = memo(function PictureImage({
  picture,
  sizes,
  quiet,
  ...loading
}: PictureImageProps) {
  const { src, alt, width, height, sources = [], srcSet } = picture;
  const [failed, setFailed] = useState(false);
  if (failed) return quiet ? null : <span className="missing">{alt}</span>;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        // It may have failed before React was there to hear of it.
        ref={(image) => {
          if (image?.complete && image.currentSrc && !image.naturalWidth) setFailed(true);
        }}
        {...loading}
        {...{ src, srcSet, sizes, width, height }}
        alt={alt}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={() => setFailed(true)}
      />
    </picture>
  );
});
