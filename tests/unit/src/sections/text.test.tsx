// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { WithFormulas } from '../../../../src/sections/text.tsx';

test.each([
  [
    'P2O5 46%',
    '<bdi dir="ltr" class="formula" translate="no">P<sub>2</sub>O<sub>5</sub></bdi><span> </span><bdi dir="ltr" class="formula" translate="no">46%</bdi>',
  ],
  [
    'سماد (DAP 18-46-0)',
    '<span>سماد (</span><bdi dir="ltr" class="named" translate="no">DAP <span class="formula">18-46-0</span></bdi><span>)</span>',
  ],
  [
    'oxide (K2O)',
    '<span>oxide&nbsp;</span><bdi dir="ltr" class="formula" translate="no">(K<sub>2</sub>O)</bdi>',
  ],
  ['1.5% كحد أقصى', '<bdi dir="ltr" class="formula" translate="no">1.5%</bdi><span> كحد أقصى</span>'],
  ['No formula', '<span>No formula</span>'],
])('formulas, grades and percentages in %s are isolated and do not wrap', (text, html) => {
  expect(render(<WithFormulas text={text} />).container.innerHTML).toBe(html);
});
