import * as Dialog from '@radix-ui/react-dialog';
import QRCode from 'qrcode';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, Navigate, Route, Routes, useParams } from 'react-router';
import './form.css';
import './site.css';
import { OrderForm } from './form.jsx';

const Lightbox = lazy(() => import('./lightbox.jsx'));
const contents = { ar: () => import('./content.ar.json') };

function Gallery({ images }) {
  const [index, setIndex] = useState(-1);
  return (
    <section id="gallery">
      <div className="grid">
        {images.map((image, at) => (
          <button type="button" className="thumb" key={image.src} onClick={() => setIndex(at)}>
            <img alt={image.alt} loading="lazy" sizes="(min-width: 60rem) 25vw, 50vw" {...image} />
          </button>
        ))}
      </div>
      {index >= 0 && (
        <Suspense>
          <Lightbox index={index} close={() => setIndex(-1)} slides={images.map(({ src }) => ({ src }))} />
        </Suspense>
      )}
    </section>
  );
}

function Card({ html }) {
  const [code, setCode] = useState('');
  const vcard = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Company\r\nTEL:+962790000000\r\nEND:VCARD\r\n';
  useEffect(() => void QRCode.toString(vcard, { type: 'svg' }).then(setCode), []);
  return (
    <section id="business-card">
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <Dialog.Root>
        <Dialog.Trigger className="show">QR</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay" />
          <Dialog.Content className="dialog" aria-describedby={undefined}>
            <Dialog.Title>QR</Dialog.Title>
            <div dangerouslySetInnerHTML={{ __html: code }} />
            <Dialog.Close>×</Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </section>
  );
}

const parts = {
  gallery: Gallery,
  'business-card': Card,
  'order-form': () => (
    <section id="order-form">
      <OrderForm />
    </section>
  ),
};

function Page() {
  const { language } = useParams();
  const { i18n } = useTranslation();
  const [content, setContent] = useState();
  useEffect(() => {
    contents[language]().then(async (module) => {
      await i18n.changeLanguage(language);
      document.documentElement.lang = language;
      document.documentElement.dir = i18n.dir();
      setContent(module.default);
    });
  }, [language, i18n]);
  if (!content) return <p>…</p>;
  return content.map(({ id, html, images }, at) => {
    const Part = parts[id];
    if (Part) return <Part key={id} html={html} images={images} />;
    return <section key={id || at} id={id} dangerouslySetInnerHTML={{ __html: html }} />;
  });
}

createRoot(document.getElementById('root')).render(
  <BrowserRouter basename="/ordinary-site">
    <Routes>
      <Route path="/:language/" element={<Page />} />
      <Route path="*" element={<Navigate to="/ar/" />} />
    </Routes>
  </BrowserRouter>,
);
