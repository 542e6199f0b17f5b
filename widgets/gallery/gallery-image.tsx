import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryImage } from './images.ts';

type ImageProps = { image: GalleryImage; sizes: string; loading?: 'lazy'; style?: CSSProperties };

/** An image with its formats. If it cannot be loaded, its alternative text is shown in a frame. */
export function ImageOrText({ image, sizes, ...props }: ImageProps) {
  const { alt, sources = [], title: _, ...attributes } = image;
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const { complete, currentSrc, naturalWidth } = ref.current ?? {};
    // In prerendered HTML it may have failed before React attached `onError`.
    if (complete && currentSrc && !naturalWidth) setFailed(true);
  }, []);
  if (failed) return <span className="missing small-text">{alt}</span>;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      <img
        ref={ref}
        {...props}
        {...attributes}
        src={image.src || undefined}
        sizes={sizes}
        alt={alt}
        decoding="async"
        draggable={false}
        onError={() => setFailed(true)}
      />
    </picture>
  );
}
