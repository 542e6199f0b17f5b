/** The custom properties for the selected color and corners. */
export function lookOf(form: HTMLFormElement): [string, string][] {
  const data = new FormData(form);
  const brand = String(data.get('brand'));
  const corners = String(data.get('corners') ?? '');
  return [
    ...(data.has('own-brand')
      ? ([
          ['--dap-color-brand', brand],
          ['--dap-color-on-brand', isDark(brand) ? '#ffffff' : '#000000'],
        ] as [string, string][])
      : []),
    ...(corners ? ([['--dap-radius', corners]] as [string, string][]) : []),
  ];
}

/** True if white text has more contrast than black text (WCAG 2.2). */
function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}
