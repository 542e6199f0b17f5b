import * as Headless from '@headlessui/react';
import { DialogContent, DialogTitle, Dialog as MuiDialog } from '@mui/material';
import * as Radix from '@radix-ui/react-dialog';
import { StrictMode, useState } from 'react';
import * as Aria from 'react-aria-components';
import { createRoot } from 'react-dom/client';

const form = (
  <dap-order-form partner="Acme & Sons">
    <a href="https://wa.me/962790000000">Order on WhatsApp</a>
  </dap-order-form>
);

/** A button, and what it opens. */
function Opened({ children }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {children({ open, onClose: () => setOpen(false) })}
    </>
  );
}

const dialogs = {
  radix: () => (
    <Radix.Root>
      <Radix.Trigger>Open</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay />
        <Radix.Content aria-describedby={undefined}>
          <Radix.Title>Order</Radix.Title>
          {form}
          <Radix.Close>Close</Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  ),
  mui: () => (
    <Opened>
      {(state) => (
        <MuiDialog {...state}>
          <DialogTitle>Order</DialogTitle>
          <DialogContent>{form}</DialogContent>
        </MuiDialog>
      )}
    </Opened>
  ),
  headless: () => (
    <Opened>
      {(state) => (
        <Headless.Dialog {...state}>
          <Headless.DialogPanel>
            <Headless.DialogTitle>Order</Headless.DialogTitle>
            {form}
            <button type="button" onClick={state.onClose}>
              Close
            </button>
          </Headless.DialogPanel>
        </Headless.Dialog>
      )}
    </Opened>
  ),
  aria: () => (
    <Aria.DialogTrigger>
      <Aria.Button>Open</Aria.Button>
      <Aria.Modal>
        <Aria.Dialog>
          <Aria.Heading slot="title">Order</Aria.Heading>
          {form}
        </Aria.Dialog>
      </Aria.Modal>
    </Aria.DialogTrigger>
  ),
};

const Page = dialogs[location.pathname.slice(1)];
createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
