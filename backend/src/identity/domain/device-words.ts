/** Browsers by a word in their user agent; those whose agent names other browsers too come first. */
const BROWSERS = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
] as const;

/** The browser and the device of a user agent in words that a person recognises: `Chrome en Android`. */
export function deviceWords(userAgent = ''): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map((names) => names.find(([sign]) => sign.test(userAgent))?.[1]);
  return [browser ?? 'Navegador', system ?? 'un dispositivo'].join(' en ');
}
