export const logo: { tone: 'brand' | 'light' | 'gold' | 'sun'; path: string }[] = [
  { tone: 'brand', path: 'M8 40C20 28 28 52 40 40S56 36 58 34' },
  { tone: 'sun', path: 'M22 20a10 10 0 1 0 20 0a10 10 0 1 0-20 0' },
];
