import { type ImgHTMLAttributes, memo, useState } from 'react';
import type { GalleryImage } from './images.ts';

type ImageProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority'> & {
  image: GalleryImage;
  sizes: string;
  /** Renders nothing if the image fails, because the thumbnail is below it. */
  quiet?: boolean;
};

/** An image with its formats. If it cannot be loaded, its alternative text is shown in a frame. */
export const GalleryImageView = memo(function GalleryImageView({
  image: { src, alt, width, height, sources = [], srcSet },
  sizes,
  quiet,
  ...loading
}: ImageProps) {
  const [failed, setFailed] = useState(false);
  if (failed) return quiet ? null : <span className="missing">{alt}</span>;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        // In prerendered HTML it may have failed before React attached `onError`.
        ref={(element) => {
          if (element?.complete && element.currentSrc && !element.naturalWidth) setFailed(true);
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
