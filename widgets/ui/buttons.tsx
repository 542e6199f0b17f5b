import { type HTMLAttributes, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { icon } from './icons.tsx';

type CopyButtonProps = {
  text: string;
  /** Language of the text, if it differs from the page. */
  lang?: string;
  /** The texts of the button and of its messages. */
  texts: 'card' | 'send';
};

/** Copies a text and reports the result. After a failure, the text is shown so that it can be copied by hand. */
export function CopyButton({ text, lang, texts }: CopyButtonProps) {
  const { t } = useTranslation();
  /** The last result, and the text that was copied: a new text has no result yet. */
  const [last, setLast] = useState<{ text: string; result: 'copied' | 'copyFailed' }>();
  const result = last?.text === text ? last.result : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, result: 'copied' });
    } catch {
      setLast({ text, result: 'copyFailed' });
    }
  };
  const label = t(`${texts}.copy`);
  return (
    <>
      <button type="button" className="text-button" onClick={copy}>
        <CopyIcon />
        <span>{label}</span>
      </button>
      <p className="copied" role="status">
        {result && t(`${texts}.${result}`)}
      </p>
      {result === 'copyFailed' && (
        <textarea
          className="input"
          lang={lang}
          dir="auto"
          readOnly
          rows={8}
          value={text}
          aria-label={label}
        />
      )}
    </>
  );
}

const CopyIcon = icon(
  <rect x="8.5" y="8.5" width="12.5" height="12.5" rx="2" />,
  <path d="M15.5 8.5V5a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v8.5a2 2 0 0 0 2 2h3.5" />,
);

type ButtonOrLinkProps = HTMLAttributes<HTMLElement> & {
  part: string;
  href?: string | undefined;
  onClick: () => void;
};

/** A button. With a URL it is a link that acts as a button, and as a link without scripts. */
export function ButtonOrLink({ href, onClick, ...props }: ButtonOrLinkProps) {
  if (!href) return <button type="button" onClick={onClick} {...props} />;
  const click = (event: MouseEvent) => {
    event.preventDefault();
    onClick();
  };
  // Space activates a button, but no link.
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: without scripts, it is a link
    <a role="button" draggable={false} href={href} onClick={click} onKeyDown={keyDown} {...props} />
  );
}
