// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { gallery as company } from '#company/images.ts';
import { onHistoryBack } from '../../../../src/history-back.ts';
import { DapGalleryElement } from '../../../../widgets/gallery/gallery.element.ts';
import { Gallery, type GalleryProps } from '../../../../widgets/gallery/gallery.tsx';
import { mountElement, renderIn } from '../../../support/render.tsx';

const total = company.images.length;
const alts = company.images.map(({ alt }) => alt.en);
const three = ['A', 'B', 'C'].map((alt) => ({ src: `/${alt}.jpg`, alt }));

afterEach(() => vi.unstubAllGlobals());

/** Renders the grid and waits until the lightbox is ready. */
async function renderGallery(props: Partial<GalleryProps> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const { container } = renderIn(
    dir === 'rtl' ? 'ar' : 'en',
    <div dir={dir}>
      <Gallery base="/" {...props} />
    </div>,
  );
  await waitFor(() => expect(container.querySelector('dialog')).toBeInTheDocument());
  return { ...parts(container), user: userEvent.setup() };
}

/** What the tests use of a gallery, in the page or in a shadow root. */
function parts(root: ParentNode) {
  const dialog = () => root.querySelector('dialog') as HTMLDialogElement;
  return {
    dialog,
    thumb: (number: number) => root.querySelectorAll<HTMLElement>('.thumb')[number - 1] as HTMLElement,
    counter: () => dialog().querySelector('.counter')?.textContent,
    caption: () => dialog().querySelector('.caption p')?.textContent,
    slides: () => dialog().querySelectorAll('.slide'),
    button: (name: string) => within(dialog()).getByRole('button', { name }),
  };
}

describe('gallery', () => {
  test('shows all images as lazy buttons with alternative text', async () => {
    await renderGallery();
    const grid = screen.getByRole('list', { name: 'Gallery' });
    const images = within(grid).getAllByRole<HTMLImageElement>('img');
    expect(images.map(({ alt }) => alt)).toEqual(alts);
    for (const image of images) expect(image).toHaveAttribute('loading', 'lazy');
    const buttons = within(grid).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(alts);
  });

  test('says that the images are illustrations, and nothing about images of a partner', async () => {
    await renderGallery();
    expect(screen.getAllByText('Images are for illustration only.')).toHaveLength(2);
    await renderGallery({ images: three });
    expect(screen.getAllByText('Images are for illustration only.')).toHaveLength(2);
  });

  test('names an image without alternative text by its number', async () => {
    await renderGallery({ images: [{ src: '/a.jpg', alt: '' }] });
    expect(screen.getByRole('button', { name: 'Open image 1' })).toBeInTheDocument();
  });

  test('shows the alternative text of an image that fails to load', async () => {
    const { thumb } = await renderGallery();
    fireEvent.error(within(thumb(2)).getByRole('img'));
    expect(thumb(2)).toHaveTextContent(alts[1] as string);
    expect(within(thumb(2)).queryByRole('img')).toBeNull();
  });

  test('opens the lightbox when its code arrives after the press', async () => {
    const onOpen = vi.fn();
    renderIn('en', <Gallery base="/" onOpen={onOpen} />);
    const third = screen.getByRole('button', { name: alts[2] as string });
    fireEvent.click(third);
    expect(third).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(onOpen).toHaveBeenCalledWith({ index: 2 }));
    expect(third).not.toHaveAttribute('aria-busy');
  });

  test('is a list of links for pages without scripts', async () => {
    await renderGallery({ link: (href) => ({ href, type: undefined }) });
    expect(screen.getByRole('link', { name: alts[0] as string })).toHaveAttribute(
      'href',
      `/pictures/${company.images[0]?.name}-960.jpg`,
    );
  });
});

describe('lightbox', () => {
  test('opens at the pressed image', async () => {
    const { dialog, thumb, counter, caption, user } = await renderGallery();
    expect(dialog()).not.toHaveAttribute('open');
    await user.click(thumb(3));
    expect(screen.getByRole('dialog', { name: 'Gallery' })).toHaveAttribute('open');
    expect(counter()).toBe(`Image 3 of ${total}`);
    expect(caption()).toBe(alts[2]);
  });

  test('says each image once: the first as the description of the dialog, the others as an announcement', async () => {
    const { dialog, thumb, button, user } = await renderGallery({ images: three });
    const announcement = () => dialog().querySelector('[aria-live]');
    await user.click(thumb(3));
    expect(dialog()).toHaveAccessibleDescription('C Image 3 of 3');
    expect(announcement()).toHaveTextContent(/^$/);
    await user.click(button('Next image'));
    expect(announcement()).toHaveTextContent('A, Image 1 of 3');
    await user.click(button('Close'));
    await waitFor(() => expect(dialog()).not.toHaveAttribute('open'));
    await user.click(thumb(2));
    expect(announcement()).toHaveTextContent(/^$/);
  });

  test('zooms with buttons, up to the largest and back to the initial size', async () => {
    const { dialog, thumb, button, user } = await renderGallery({ images: three });
    const transform = () => dialog().querySelector<HTMLElement>('.slide:not([inert]) .box')?.style.transform;
    await user.click(thumb(1));
    expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Zoom in'));
    expect(transform()).toContain('scale(1.5)');
    expect(button('Zoom out')).toHaveAttribute('aria-disabled', 'false');
    for (const _ of [1, 2, 3]) await user.click(button('Zoom in'));
    expect(transform()).toContain('scale(4)');
    expect(button('Zoom in')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Zoom in')).toHaveFocus();
    for (const _ of [1, 2, 3, 4]) await user.click(button('Zoom out'));
    expect(transform()).toBe('');
    expect(dialog()).toHaveAttribute('open');
  });

  test('previous and next wrap around', async () => {
    const { thumb, counter, button, user } = await renderGallery();
    await user.click(thumb(total));
    await user.click(button('Next image'));
    expect(counter()).toBe(`Image 1 of ${total}`);
    await user.click(button('Previous image'));
    await user.click(button('Previous image'));
    expect(counter()).toBe(`Image ${total - 1} of ${total}`);
  });

  test.each([
    ['ltr', '{ArrowRight}', '{ArrowLeft}'],
    ['rtl', '{ArrowLeft}', '{ArrowRight}'],
  ] as const)('arrow keys follow the reading direction (%s)', async (dir, next, previous) => {
    const { thumb, counter, user } = await renderGallery({ images: three }, dir);
    const numbers = () => counter()?.match(/\d+/g)?.join('/');
    await user.click(thumb(2));
    await user.keyboard(next);
    expect(numbers()).toBe('3/3');
    await user.keyboard(next);
    expect(numbers()).toBe('1/3');
    await user.keyboard(previous);
    await user.keyboard(previous);
    expect(numbers()).toBe('2/3');
  });

  test('+ and - zoom, and arrow keys then move the image instead of stepping', async () => {
    const { dialog, thumb, counter, user } = await renderGallery({ images: three });
    const stage = () => dialog().querySelector('.stage');
    await user.click(thumb(1));
    await user.keyboard('+');
    expect(stage()).toHaveAttribute('data-zoomed');
    expect(dialog().querySelector<HTMLElement>('.slide:not([inert]) .box')?.style.transform).toContain(
      'scale(1.5)',
    );
    await user.keyboard('{ArrowRight}');
    expect(counter()).toBe('Image 1 of 3');
    await user.keyboard('--{ArrowRight}');
    expect(stage()).not.toHaveAttribute('data-zoomed');
    expect(counter()).toBe('Image 2 of 3');
  });

  test('keeps the focus inside and leaves shortcuts of the browser alone', async () => {
    const { thumb, button, counter, user } = await renderGallery({ images: three });
    await user.click(thumb(1));
    button('Zoom out').focus();
    await user.tab();
    expect(button('Close')).toHaveFocus();
    await user.tab({ shift: true });
    expect(button('Zoom out')).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(counter()).toBe('Image 1 of 3');
  });

  test.each(['the close button', 'the backdrop', 'Escape', 'Back', 'dialog.close()'])(
    '%s closes it, and the focus returns to the image shown last',
    async (way) => {
      const onClose = vi.fn();
      const props = { images: three, onClose, onHistoryBack };
      const { dialog, thumb, button, user } = await renderGallery(props);
      await user.click(thumb(1));
      await user.keyboard('{ArrowRight}');
      if (way === 'the close button') await user.click(button('Close'));
      if (way === 'the backdrop') await user.click(dialog().querySelector('.stage') as HTMLElement);
      // The browser turns Escape into a `cancel` event.
      if (way === 'Escape') fireEvent(dialog(), new Event('cancel', { cancelable: true }));
      if (way === 'Back') dispatchEvent(new PopStateEvent('popstate'));
      if (way === 'dialog.close()') dialog().close();
      await waitFor(() => expect(onClose).toHaveBeenCalledWith({ index: 1 }));
      expect(onClose).toHaveBeenCalledTimes(1);
      expect(dialog()).not.toHaveAttribute('open');
      expect(thumb(2)).toHaveFocus();
    },
  );

  test('a click on the image or the caption does not close it', async () => {
    const { dialog, thumb, user } = await renderGallery({ images: three });
    await user.click(thumb(1));
    await user.click(dialog().querySelector('.slide:not([inert]) .box') as HTMLElement);
    await user.click(dialog().querySelector('.caption p') as HTMLElement);
    expect(dialog()).toHaveAttribute('open');
  });

  test('renders the neighbors after opening, hidden from assistive technology', async () => {
    const { dialog, thumb, slides, user } = await renderGallery();
    await user.click(thumb(1));
    await waitFor(() => expect(slides()).toHaveLength(3));
    await waitFor(() => expect(slides()[2]?.querySelector('picture')).toBeInTheDocument());
    expect(within(dialog()).getAllByRole('img')).toHaveLength(1);
  });

  test('does not load the neighbors for a visitor who saves data', async () => {
    vi.stubGlobal('navigator', Object.assign(navigator, { connection: { saveData: true } }));
    const { thumb, slides, user } = await renderGallery();
    await user.click(thumb(1));
    await waitFor(() => expect(slides()[1]?.querySelector('picture')).toBeInTheDocument());
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(slides()[2]?.querySelector('picture')).toBeNull();
    Reflect.deleteProperty(navigator, 'connection');
  });

  test('shows the thumbnail at once and keeps it if the large image fails', async () => {
    const { dialog, thumb, user } = await renderGallery({ images: three });
    const small = within(thumb(1)).getByRole('img');
    Object.defineProperties(small, { naturalWidth: { value: 480 }, naturalHeight: { value: 240 } });
    await user.click(thumb(1));
    const box = () => dialog().querySelector<HTMLElement>('.slide:not([inert]) .box');
    expect(box()?.style.getPropertyValue('--ratio')).toBe('2');
    const large = await waitFor(() => within(dialog()).getByRole('img', { name: 'A' }));
    fireEvent.error(large);
    expect(box()?.querySelector('picture')).toBeNull();
    expect(box()?.querySelector('.missing')).toBeNull();
    expect(box()?.querySelector('.small')).toBeInTheDocument();
  });

  test('a single image has no previous and next buttons', async () => {
    const { dialog, thumb, counter, user } = await renderGallery({ images: three.slice(0, 1) });
    await user.click(thumb(1));
    expect(within(dialog()).queryByRole('button', { name: /image$/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect(counter()).toBe('Image 1 of 1');
  });

  test('counts in the digits of the language', async () => {
    const { container } = renderIn('fa', <Gallery base="/" />);
    await waitFor(() => expect(container.querySelector('dialog')).toBeInTheDocument());
    await userEvent.click(parts(container).thumb(3));
    expect(parts(container).counter()).toBe('تصویر ۳ از ۱۲'.replace('۱۲', total.toLocaleString('fa')));
  });
});

describe('lightbox gestures', () => {
  const at = (clientX: number, clientY: number, pointerId = 1) => ({ clientX, clientY, pointerId });

  /** Opens the second of three images and returns functions that send pointer events to the stage. */
  async function open(dir: 'ltr' | 'rtl' = 'ltr') {
    const gallery = await renderGallery({ images: three }, dir);
    await gallery.user.click(gallery.thumb(2));
    const stage = gallery.dialog().querySelector('.stage') as HTMLElement;
    Object.defineProperties(stage, { clientWidth: { value: 390 }, clientHeight: { value: 800 } });
    const swipe = (from: [number, number], to: [number, number]) => {
      fireEvent.pointerDown(stage, at(...from));
      fireEvent.pointerMove(stage, at((from[0] + to[0]) / 2, (from[1] + to[1]) / 2));
      fireEvent.pointerMove(stage, at(...to));
      fireEvent.pointerUp(stage, at(...to));
    };
    const transform = () =>
      gallery.dialog().querySelector<HTMLElement>('.slide:not([inert]) .box')?.style.transform;
    const number = () => gallery.counter()?.match(/\d+/)?.[0];
    return { ...gallery, stage, swipe, transform, number };
  }

  test.each([
    ['ltr', -300, '3'],
    ['ltr', 300, '1'],
    ['rtl', -300, '1'],
    ['rtl', 300, '3'],
  ] as const)('a swipe (%s, %i px) shows the image from that side', async (dir, distance, expected) => {
    const { swipe, number } = await open(dir);
    swipe([195, 400], [195 + distance, 400]);
    await waitFor(() => expect(number()).toBe(expected));
  });

  test('a canceled swipe stays', async () => {
    const { stage, number, dialog } = await open();
    fireEvent.pointerDown(stage, at(195, 400));
    fireEvent.pointerMove(stage, at(20, 400));
    fireEvent.pointerCancel(stage, at(20, 400));
    const track = dialog().querySelector<HTMLElement>('.track');
    await waitFor(() => expect(track?.style.transform).toBe(''));
    expect(number()).toBe('2');
  });

  test('a double tap zooms in and another one zooms out', async () => {
    const { swipe, transform } = await open();
    swipe([195, 400], [195, 400]);
    swipe([195, 400], [195, 400]);
    expect(transform()).toContain('scale(2.5)');
    swipe([195, 400], [195, 400]);
    swipe([195, 400], [195, 400]);
    expect(transform()).toBe('');
  });

  test('the wheel zooms with Control and never scrolls the page', async () => {
    const { stage, transform } = await open();
    // happy-dom ignores the modifier keys of wheel events.
    const wheel = (deltaY: number, ctrlKey = false) =>
      fireEvent(
        stage,
        Object.defineProperty(
          new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }),
          'ctrlKey',
          {
            value: ctrlKey,
          },
        ),
      );
    // False: the event was canceled.
    expect(wheel(-100)).toBe(false);
    expect(transform()).toBe('');
    wheel(-100, true);
    expect(transform()).toMatch(/scale\(2\.7/);
    wheel(50);
    expect(transform()).toMatch(/scale\(2\.7/);
  });
});

describe('dap-gallery', () => {
  const mount = async (html = '<dap-gallery lang="en"></dap-gallery>') => {
    const { element, shadow } = await mountElement(DapGalleryElement.widget, html);
    await waitFor(() => expect(shadow.querySelector('dialog')).toBeInTheDocument());
    return { element: element as HTMLElement & { images?: unknown }, shadow, ...parts(shadow) };
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

  test('shows the property images, set before or after loading, and the default images again', async () => {
    const { element, shadow } = await mount();
    element.images = ['/a.jpg', { src: '/b.jpg', alt: 'Field' }];
    await waitFor(() => expect(names(shadow)).toEqual(['Open image 1', 'Field']));
    expect(element.images).toHaveLength(2);
    element.images = undefined;
    await waitFor(() => expect(names(shadow)).toHaveLength(total));
  });

  test('shows its img children, with the sources of a picture, and follows changes', async () => {
    const { element, shadow } = await mount(
      `<dap-gallery lang="en"><img src="/a.jpg" alt="Our store" width="480" height="360">
       <picture><source type="image/avif" srcset="/b.avif"><img src="/b.jpg" alt="A field"></picture></dap-gallery>`,
    );
    expect(names(shadow)).toEqual(['Our store', 'A field']);
    expect(shadow.querySelector('source')).toHaveAttribute('srcset', '/b.avif');
    element.insertAdjacentHTML('beforeend', '<img src="/c.jpg" alt="Wheat">');
    await waitFor(() => expect(names(shadow)).toEqual(['Our store', 'A field', 'Wheat']));
  });

  test('dispatches dap-gallery-close if the page removes the images while the lightbox is open', async () => {
    const { element, thumb } = await mount();
    const closed = vi.fn();
    element.addEventListener('dap-gallery-close', (event) => closed((event as CustomEvent).detail));
    await userEvent.click(thumb(2));
    element.images = [];
    await waitFor(() => expect(closed).toHaveBeenCalledExactlyOnceWith({ index: 1 }));
  });

  test('warns about a property images that is not an array', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { element, shadow } = await mount();
    const dispatched = vi.fn();
    document.addEventListener('dap-warning', dispatched, { once: true, capture: true });
    element.images = 'a.jpg';
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.stringContaining('<dap-gallery>: The property "images" is not an array.'),
      ),
    );
    expect(names(shadow)).toHaveLength(total);
    expect(dispatched.mock.calls[0]?.[0].detail).toMatch(/^The property "images" is not an array/);
    warn.mockRestore();
  });

  test('opens only its own lightbox if the page has two galleries', async () => {
    const first = await mount();
    const second = await mount('<dap-gallery lang="en"><img src="/a.jpg" alt="Our store"></dap-gallery>');
    await userEvent.click(second.thumb(1));
    expect(second.counter()).toBe('Image 1 of 1');
    expect(first.dialog()).not.toHaveAttribute('open');
  });
});
