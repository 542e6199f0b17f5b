// The parts of the order form that load when the visitor starts to fill it in.
import * as notes from './order-notes.tsx';
import { OrderPanel as Panel } from './order-panel.tsx';
import { withOrderTexts } from './order-texts.tsx';
import { Preview as OrderPreview } from './preview.tsx';
import { TradeDetails } from './trade-details.tsx';

export { ToastPopover } from './toast-popover.tsx';

export const OrderPanel = withOrderTexts(Panel);
export const QuantityNote = withOrderTexts(notes.QuantityNote);
export const RecipientLine = withOrderTexts(notes.RecipientLine);
export const TooLong = withOrderTexts(notes.TooLong);
export const LongMessage = withOrderTexts(notes.LongMessage);
export const Preview = withOrderTexts(OrderPreview);
export const TradeFacts = withOrderTexts(TradeDetails);
