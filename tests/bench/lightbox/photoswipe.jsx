import PhotoSwipeLightbox from 'photoswipe/lightbox';
import 'photoswipe/style.css';
import { pictures } from './pictures.js';

// As its documentation says: the core is fetched when the first picture is opened.
const root = document.getElementById('root');
for (const { small, large } of pictures) {
  const link = document.createElement('a');
  const thumb = document.createElement('img');
  link.className = 'thumb';
  link.href = large;
  link.dataset.pswpWidth = '960';
  link.dataset.pswpHeight = '720';
  thumb.src = small;
  link.append(thumb);
  root.append(link);
}
new PhotoSwipeLightbox({ gallery: root, children: 'a', pswpModule: () => import('photoswipe') }).init();
