import type { CSSProperties } from 'react';
import { PictureImage } from './picture-image.tsx';
import type { Picture } from './pictures.ts';

type SlideProps = {
  picture: Picture;
  /** The picture of the grid, which is on the screen already. */
  thumb: HTMLImageElement | null | undefined;
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
export function Slide({ picture, thumb, offset, whole, scale }: SlideProps) {
  const width = picture.width ?? (thumb?.naturalWidth || 1600);
  const height = picture.height ?? (thumb?.naturalHeight || 1200);
  const small = thumb?.naturalWidth ? thumb.currentSrc : undefined;
  const ratio = width / height;
  const part = Math.round(100 * scale);
  return (
    <div className="slide" inert={offset !== 0} style={{ '--offset': offset } as CSSProperties}>
      <div className="box" style={{ '--ratio': ratio, '--most': `${width}px` } as CSSProperties}>
        {small && <img className="small" src={small} alt="" draggable={false} referrerPolicy="no-referrer" />}
        {whole && (
          <PictureImage
            picture={picture}
            sizes={`min(${part}vw, ${Math.round(part * ratio)}vh)`}
            fetchPriority={offset ? 'low' : 'high'}
            quiet={small !== undefined}
          />
        )}
      </div>
    </div>
  );
}
