// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithFormulas } from '../../../../src/sections/text.tsx';

test.each([
  [
    'P2O5 46%',
    '<bdi dir="ltr" class="formula" translate="no">P<sub>2</sub>O<sub>5</sub></bdi> <bdi dir="ltr" class="formula" translate="no">46%</bdi>',
  ],
  [
    'سماد (DAP 18-46-0)',
    'سماد (<bdi dir="ltr" class="named" translate="no">DAP <span class="formula">18-46-0</span></bdi>)',
  ],
  ['oxide (K2O)', 'oxide&nbsp;<bdi dir="ltr" class="formula" translate="no">(K<sub>2</sub>O)</bdi>'],
  ['1.5% كحد أقصى', '<bdi dir="ltr" class="formula" translate="no">1.5%</bdi> كحد أقصى'],
  ['No formula', 'No formula'],
])('formulas, grades and percentages in %s are isolated and do not wrap', (text, html) => {
  expect(render(<WithFormulas text={text} />).container.innerHTML).toBe(html);
});
