// What the order form can do without until somebody begins to fill it in.
import { OrderPanel as Panel } from './order-panel.tsx';
import { withOrderTexts } from './order-texts.tsx';
import * as preview from './preview.tsx';
import { QuantityNote as Note } from './quantity-note.tsx';
import { Recipient as Line } from './recipient-line.tsx';
import { TradeDetails } from './trade-details.tsx';

export { ToastPopover } from './toast-popover.tsx';

export const OrderPanel = withOrderTexts(Panel);
export const QuantityNote = withOrderTexts(Note);
export const Recipient = withOrderTexts(Line);
export const Preview = withOrderTexts(preview.Preview);
export const TooLong = withOrderTexts(preview.TooLong);
export const LongMessage = withOrderTexts(preview.LongMessage);

export const TradeFacts = withOrderTexts(TradeDetails);
