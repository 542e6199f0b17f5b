import { useLayoutEffect, useRef } from 'react';
import { PersonIcon } from '../cards/card-icons.tsx';
import type { Photo } from './photo.ts';

/** The photo, or a person's outline. Decoration: the name stands beside it. */
export function Portrait({ photo }: { photo: Photo | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (photo) canvas.current?.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <span className="portrait" aria-hidden="true">
      {photo ? <canvas ref={canvas} width={photo.width} height={photo.height} /> : <PersonIcon />}
    </span>
  );
}
