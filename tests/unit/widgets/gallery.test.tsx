// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { gallery as company } from '#company/images.ts';
import { DapGalleryElement } from '../../../widgets/gallery/gallery.element.ts';
import { Gallery, type GalleryProps } from '../../../widgets/gallery/gallery.tsx';
import { imagesFromProperty } from '../../../widgets/gallery/images.ts';
import { mountElement, renderIn } from '../../support/render.tsx';

const total = company.images.length;
const alts = company.images.map(({ alt }) => alt.en);
const three = ['A', 'B', 'C'].map((alt) => ({ src: `/${alt}.jpg`, alt }));

customElements.define('dap-gallery', DapGalleryElement);

function renderGallery(props: Partial<GalleryProps> = {}) {
  const { container } = renderIn('en', <Gallery base="/" {...props} />);
  return { ...parts(container), user: userEvent.setup() };
}

/** The parts of a gallery that the tests use, in the page or in a shadow root. */
function parts(root: ParentNode) {
  const dialog = () => root.querySelector('dialog') as HTMLDialogElement;
  return {
    dialog,
    thumb: (number: number) => root.querySelectorAll<HTMLElement>('.thumb')[number - 1] as HTMLElement,
    counter: () => dialog().querySelector('.counter bdi')?.textContent,
    caption: () => dialog().querySelector('[aria-hidden=false] .caption')?.textContent,
    slides: () => dialog().querySelectorAll('.slide'),
    closed: () => expect(root.querySelector('dialog')).toBeNull(),
    button: (name: string) => within(dialog()).getByRole('button', { name }),
  };
}

describe('gallery', () => {
  test('shows all images as lazy buttons with title and alternative text, also of one that fails to load', () => {
    const { thumb } = renderGallery();
    const grid = screen.getByRole('list', { name: 'Gallery' });
    const images = within(grid).getAllByRole<HTMLImageElement>('img');
    expect(images.map(({ alt }) => alt)).toEqual(alts);
    for (const image of images) expect(image).toHaveAttribute('loading', 'lazy');
    const buttons = within(grid).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(alts);
    const shown = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(shown).toEqual(company.images.map(({ title }) => title.en));
    fireEvent.error(within(thumb(2)).getByRole('img'));
    expect(thumb(2)).toHaveTextContent(alts[1] as string);
    expect(within(thumb(2)).queryByRole('img')).toBeNull();
  });

  test('says that the images are illustrations, and nothing about images of a partner', async () => {
    renderGallery();
    renderGallery({ images: three });
    const notes = screen.queryAllByText('Images are for illustration only.');
    expect(notes).toHaveLength(company.illustrations ? 1 : 0);
  });
});

describe('lightbox', () => {
  test('says each image once: the first as the description of the dialog, the others as an announcement', async () => {
    const { dialog, thumb, button, counter, user, closed } = renderGallery({ images: three });
    const announcement = () => dialog().querySelector('[aria-live]');
    await user.click(thumb(3));
    expect(dialog()).toHaveAccessibleDescription('C Image 3 of 3');
    expect(announcement()).toHaveTextContent(/^$/);
    await user.click(button('Next image'));
    expect(announcement()).toHaveTextContent('A, Image 1 of 3');
    // A shortcut of the browser.
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(counter()).toBe('1 / 3');
    await user.click(button('Close'));
    closed();
    await user.click(thumb(2));
    expect(announcement()).toHaveTextContent(/^$/);
  });

  test('renders the neighbors after opening, hidden from assistive technology', async () => {
    const { dialog, thumb, slides } = renderGallery();
    fireEvent.click(thumb(1));
    const rendered = () => Array.from(slides(), (slide) => Boolean(slide.querySelector('img')));
    expect(rendered().filter(Boolean)).toHaveLength(1);
    const neighbors = slides().length - 1;
    await waitFor(() =>
      expect(rendered()).toEqual(rendered().map((_, at) => at === 0 || at === 1 || at === neighbors)),
    );
    expect(within(dialog()).getAllByRole('img')).toHaveLength(1);
  });

  test('shows the thumbnail at once, and the alternative text if the large image fails', async () => {
    const { dialog, thumb, user } = renderGallery({ images: three });
    const small = within(thumb(1)).getByRole('img');
    Object.defineProperties(small, {
      naturalWidth: { value: 480 },
      naturalHeight: { value: 240 },
      currentSrc: { value: '/small.jpg' },
    });
    await user.click(thumb(1));
    const large = within(dialog()).getByRole('img', { name: 'A' });
    expect(large.style.backgroundImage).toContain('/small.jpg');
    expect(large.style.getPropertyValue('--_ratio')).toBe('2');
    fireEvent.error(large);
    expect(dialog().querySelector('.missing')).toHaveTextContent('A');
  });

  test('a single image has no previous and next buttons', async () => {
    const { dialog, thumb, counter, user } = renderGallery({ images: three.slice(0, 1) });
    await user.click(thumb(1));
    expect(within(dialog()).queryByRole('button', { name: /image$/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(counter()).toBe('1 / 1');
  });
});

describe('dap-gallery', () => {
  const mount = async (html = '<dap-gallery lang="en"></dap-gallery>') => {
    const { element, shadow } = await mountElement(DapGalleryElement.widget, html);
    return { element: element as DapGalleryElement, shadow, ...parts(shadow) };
  };
  const names = (shadow: ShadowRoot) =>
    Array.from(shadow.querySelectorAll('.thumb'), (thumb) => thumb.getAttribute('aria-label'));

  test('dispatches dap-gallery-open and dap-gallery-close with the index', async () => {
    const { element, thumb, button } = await mount();
    const events: unknown[] = [];
    for (const type of ['dap-gallery-open', 'dap-gallery-close'])
      document.addEventListener(type, (event) => {
        events.push([type, (event as CustomEvent).detail, event.target === element]);
      });
    await userEvent.click(thumb(3));
    await userEvent.click(button('Next image'));
    await userEvent.click(button('Close'));
    await waitFor(() => expect(events).toHaveLength(2));
    expect(events).toEqual([
      ['dap-gallery-open', { index: 2 }, true],
      ['dap-gallery-close', { index: 3 % total }, true],
    ]);
  });

  test('shows the images of the company from the root of the development server', async () => {
    const { shadow } = await mount();
    expect(shadow.querySelector('.thumb img')?.getAttribute('src')).toMatch(/^\/pictures\//);
  });

  test('shows the property images, set before or after loading, and the default images again', async () => {
    const early = Object.assign(document.createElement('dap-gallery'), { images: ['/early.jpg'] });
    document.body.append(early);
    expect(early.images).toEqual(['/early.jpg']);
    expect('images' in DapGalleryElement.prototype).toBe(true);
    const { element, shadow } = await mount();
    element.images = ['/a.jpg', { src: '/b.jpg', alt: 'Field' }];
    await waitFor(() => expect(names(shadow)).toEqual(['Open image 1', 'Field']));
    expect(element.images).toHaveLength(2);
    element.images = undefined;
    await waitFor(() => expect(names(shadow)).toHaveLength(total));
  });

  test('shows its img children, also in a picture, and follows changes', async () => {
    const { element, shadow } = await mount(
      `<dap-gallery lang="en"><img src="/a.jpg" alt="Our store" width="480" height="360">
       <picture><source type="image/avif" srcset="/b.avif"><img src="/b.jpg" alt="A field"></picture></dap-gallery>`,
    );
    expect(names(shadow)).toEqual(['Our store', 'A field']);
    element.insertAdjacentHTML('beforeend', '<img src="/c.jpg" alt="Wheat">');
    await waitFor(() => expect(names(shadow)).toEqual(['Our store', 'A field', 'Wheat']));
    element
      .querySelector('picture')
      ?.insertAdjacentHTML('afterend', '<div><img src="/d.jpg" alt="Port"></div>');
    await waitFor(() => expect(names(shadow)).toEqual(['Our store', 'A field', 'Port', 'Wheat']));
  });

  test('shows the image of a lazy loader, and the largest file of an image that has not loaded', async () => {
    const { shadow } = await mount(
      `<dap-gallery lang="en"><img src="data:image/svg+xml,%3Csvg%3E" data-src="/a.jpg" alt="Our store">
       <img srcset="/s.jpg 300w,/b,1.jpg 1200w, /m.jpg 600w" loading="lazy" alt="A field" width="150" height="150">
       <picture><source srcset="/c.webp 1x, /c2.webp 2x"><img src="/c.jpg" alt="Port" crossorigin referrerpolicy="origin"></picture></dap-gallery>`,
    );
    const read = (name: string) =>
      Array.from(shadow.querySelectorAll('img'), (image) => image.getAttribute(name));
    expect(read('src')).toEqual(['/a.jpg', '/b,1.jpg', '/c2.webp']);
    expect(read('srcset')).toEqual([null, '/s.jpg 300w,/b,1.jpg 1200w, /m.jpg 600w', null]);
    expect(read('width')).toEqual([null, '1200', null]);
    expect(read('height')).toEqual([null, null, null]);
    // Else, the policy of the page.
    expect(read('referrerpolicy')).toEqual(['', '', 'origin']);
    expect(read('crossorigin').map((value) => value === null)).toEqual([true, true, false]);
  });

  test('waits for an image without a URL, and never shows others instead', async () => {
    const { element, shadow } = await mount(
      '<dap-gallery lang="en"><img alt="Our store"><picture><img alt="A field"></picture></dap-gallery>',
    );
    expect(names(shadow)).toEqual(['Our store', 'A field']);
    expect(shadow.querySelector('img')).not.toHaveAttribute('src');
    for (const image of element.querySelectorAll('img')) image.src = '/a.jpg';
    await waitFor(() => expect(shadow.querySelector('img')?.getAttribute('src')).toMatch(/\/a\.jpg$/));
  });

  test('warns about a property images that is not an array', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element, shadow } = await mount();
    Object.assign(element, { images: 'a.jpg' });
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.stringContaining('<dap-gallery>: The property "images" is not an array.'),
      ),
    );
    expect(names(shadow)).toHaveLength(total);
    warn.mockRestore();
  });
});

test('the property images takes URLs and objects, and warns about entries without a URL', () => {
  const warn = vi.fn();
  expect(imagesFromProperty(undefined, warn)).toBeUndefined();
  const images = imagesFromProperty(
    ['/a.jpg', { src: '/b.jpg', alt: 'B', width: 300, srcset: '/b2.jpg 800w', crossorigin: '' }, {}, 7],
    warn,
  );
  expect(images).toEqual([
    { src: '/a.jpg', alt: '' },
    { src: '/b2.jpg', alt: 'B', width: 800, srcSet: '/b2.jpg 800w', crossOrigin: '' },
  ]);
  expect(warn.mock.calls.join('\n')).toMatch(/^images\[2\] has no URL[\s\S]*images\[3\] has no URL/);
});
