export type ToastContent = { tone: 'success' | 'error'; title: string; text: string };

/**
 * Announces a toast to screen readers, by live regions that exist beforehand. The visible part, `toast-popover.tsx`,
 * loads when the visitor starts to fill the form in.
 */
export function ToastLiveRegion({ toast }: { toast: ToastContent | undefined }) {
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
