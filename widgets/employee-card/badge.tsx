import { useLayoutEffect, useRef } from 'react';
import { CompanyMark } from '../contact-card/company-mark.tsx';
import { ContactActions, ContactCode } from '../contact-card/contact-card.tsx';
import { readablePhone } from '../lib/phone.ts';
import type { Contact } from '../lib/vcard.ts';
import { PersonIcon } from '../ui/action-icons.tsx';
import type { Photo } from './photo.ts';

/** The generated staff card and its download link. */
export function Badge({ contact, photo }: { contact: Contact; photo: Photo | undefined }) {
  const { name, title, organisation, phone, email } = contact;
  const [mailbox = ''] = email?.split('@') ?? [];
  return (
    <>
      <article className="badge" aria-label={name}>
        <header>
          <CompanyMark on="band" className="mark" />
          {organisation}
        </header>
        <div className="body">
          <div className="person">
            <Portrait photo={photo} />
            <div>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span>
                <bdi>{title}</bdi>
              </span>
            </div>
          </div>
          <div className="code-row">
            <ContactCode contact={contact} size={128} />
            <ul className="facts">
              {phone && (
                <li>
                  <a href={`tel:${phone}`}>
                    <bdi dir="ltr">{readablePhone(phone)}</bdi>
                  </a>
                </li>
              )}
              {email && (
                <li>
                  <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
                    <bdi dir="ltr">
                      {mailbox}
                      <wbr />
                      {email.slice(mailbox.length)}
                    </bdi>
                  </a>
                </li>
              )}
            </ul>
          </div>
        </div>
      </article>
      <ContactActions contact={contact} />
    </>
  );
}

/** The photo, or a default icon. Decorative: the name is next to it. */
export function Portrait({ photo }: { photo: Photo | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (photo) canvas.current?.getContext('2d')?.drawImage(photo, 0, 0);
  }, [photo]);
  return (
    <span className="badge-portrait" aria-hidden="true">
      {photo ? <canvas ref={canvas} width={photo.width} height={photo.height} /> : <PersonIcon />}
    </span>
  );
}
