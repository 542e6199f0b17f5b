export type ToastContent = { tone: 'success' | 'error'; title: string; text: string };

/**
 * What screen readers hear of a toast: live regions that are there beforehand. What is seen, `toast-popover.tsx`,
 * comes with what is fetched when somebody begins to fill the form in.
 */
export function SaidToast({ toast }: { toast: ToastContent | undefined }) {
  return (
    <>
      <p className="hidden" role="status">
        {toast?.tone === 'success' && `${toast.title} ${toast.text}`}
      </p>
      <p className="hidden" role="alert">
        {toast?.tone === 'error' && `${toast.title} ${toast.text}`}
      </p>
    </>
  );
}
