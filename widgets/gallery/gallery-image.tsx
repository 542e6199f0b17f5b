import { type ImgHTMLAttributes, memo, useLayoutEffect, useRef, useState } from 'react';
import type { GalleryImage } from './images.ts';

type ImageProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'fetchPriority' | 'style'> & {
  image: GalleryImage;
  sizes: string;
  /** URL of a smaller file, shown if the image fails. */
  small?: string | undefined;
};

/**
 * Chromium never frees a removed image with `loading="lazy"` and `sizes="auto"` (measured in version 156), but it frees
 * an eager one. Without a URL, the image loads nothing. Remove this when Chromium frees the images.
 */
function release(image: HTMLImageElement | null): void {
  if (!image) return;
  for (const element of image.parentElement?.children ?? [])
    for (const name of ['srcset', 'src']) element.removeAttribute(name);
  image.loading = 'eager';
}

/** An image with its formats. If it cannot be loaded, its alternative text is shown in a frame. */
export const GalleryImageView = memo(function GalleryImageView({
  image,
  sizes,
  small,
  ...props
}: ImageProps) {
  const { src, srcSet, alt, width, height, sources = [] } = image;
  const [failed, setFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed image has no element
  useLayoutEffect(() => {
    const element = ref.current;
    // In prerendered HTML it may have failed before React attached `onError`.
    if (element?.complete && element.currentSrc && !element.naturalWidth) setFailed(true);
    return () => release(element);
  }, [failed]);
  if (failed && !small) return <span className="missing">{alt}</span>;
  return (
    <picture key={String(failed)}>
      {!failed && sources.map((source) => <source key={source.srcSet} {...source} sizes={sizes} />)}
      <img
        ref={ref}
        {...props}
        {...(failed ? { src: small } : { src: src || undefined, srcSet, sizes, width, height })}
        alt={alt}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={() => setFailed(true)}
      />
    </picture>
  );
});
