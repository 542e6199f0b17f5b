import type { ReactNode } from 'react';

/** Level of the widget's heading. The host page sets it. */
export type HeadingLevel = '2' | '3' | '4' | '5' | '6';

type FormHeadingProps = { level: HeadingLevel; title: string; children: ReactNode };

/** Heading of a widget with a form, with a sentence below it. */
export function FormHeading({ level, title, children }: FormHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="form-head" part="heading">
      <Heading>{title}</Heading>
      <p>{children}</p>
    </div>
  );
}
