import buttonStyles from '../ui/buttons.css?inline';
import themeStyles from '../ui/theme.css?inline';

/** The styles that every widget has before its own. */
export const sharedStyles = themeStyles + buttonStyles;
