import { type CSSProperties, memo, useState } from 'react';
import { PictureImage } from './picture-image.tsx';
import type { Picture } from './pictures.ts';

type SlideProps = {
  picture: Picture;
  /** The file that the grid shows already, with its size. */
  small?: string | undefined;
  naturalWidth?: number;
  naturalHeight?: number;
  /** 0 in the middle, 1 after it in reading order, -1 before. */
  offset: number;
  /** Fetches the large picture, not only the small one. */
  whole: boolean;
  scale: number;
};

/**
 * One picture of the strip. The thumbnail fills its place at once, so the first frame is never empty; the
 * large picture comes over it.
 */
export const Slide = memo(function Slide(slide: SlideProps) {
  const { picture, small, offset, whole, scale } = slide;
  const width = picture.width ?? slide.naturalWidth ?? 1600;
  const height = picture.height ?? slide.naturalHeight ?? 1200;
  // As it was when the picture was asked for; another one later would only render it again.
  const [fetchPriority] = useState<'low' | 'high'>(offset ? 'low' : 'high');
  const ratio = width / height;
  const part = Math.round(100 * scale);
  return (
    <div
      className="slide"
      inert={offset !== 0}
      aria-hidden={offset !== 0}
      style={{ '--offset': offset } as CSSProperties}
    >
      <div className="box" style={{ '--ratio': ratio, '--most': `${width}px` } as CSSProperties}>
        {small && <img className="small" src={small} alt="" draggable={false} referrerPolicy="no-referrer" />}
        {whole && (
          <PictureImage
            picture={picture}
            sizes={`min(${part}vw, ${Math.round(part * ratio)}vh)`}
            fetchPriority={fetchPriority}
            quiet={small !== undefined}
          />
        )}
      </div>
    </div>
  );
});
