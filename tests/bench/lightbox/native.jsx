import { pictures } from './pictures.js';

// The least there can be: the browser's dialog and one picture.
const dialog = document.createElement('dialog');
const image = document.createElement('img');
let at = 0;
const show = (index) => {
  at = index % pictures.length;
  image.src = pictures[at].large;
};
dialog.addEventListener('keydown', ({ key }) => key === 'ArrowRight' && show(at + 1));
dialog.append(image);
document.body.append(dialog);

for (const [index, { small }] of pictures.entries()) {
  const button = document.createElement('button');
  const thumb = document.createElement('img');
  button.className = 'thumb';
  thumb.src = small;
  button.append(thumb);
  button.addEventListener('click', () => {
    show(index);
    dialog.showModal();
  });
  document.getElementById('root').append(button);
}
