/** What decides whether the opening film may be fetched and played. */
export interface Circumstances {
  reducedMotion: boolean;
  /** The person asked the browser to save data. */
  saveData: boolean;
  /** The browser's estimate of the connection; undefined where it keeps it to itself. */
  effectiveType: string | undefined;
  /** A window as wide as a desktop's, which stands in for an unknown connection. */
  wideWindow: boolean;
  /** Share of the battery that is left, 1 when it is charging or unknown. */
  battery: number;
}

const LOWEST_BATTERY = 0.2;

/** The film is a present for those who can afford it: never on a slow, metered or tired device, nor against a wish for calm. */
export function mayPlayVideo(now: Circumstances): boolean {
  if (now.reducedMotion || now.saveData || now.battery < LOWEST_BATTERY) return false;
  return now.effectiveType === undefined ? now.wideWindow : now.effectiveType === '4g';
}

/** Parts of the browser that only some of them have. */
interface ModernNavigator {
  connection?: { saveData?: boolean; effectiveType?: string };
  getBattery?: () => Promise<{ level: number; charging: boolean }>;
}

export async function readCircumstances(): Promise<Circumstances> {
  const { connection } = navigator as ModernNavigator;
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData ?? false,
    effectiveType: connection?.effectiveType,
    wideWindow: matchMedia('(min-width: 1000px)').matches,
    battery: await readBattery(),
  };
}

async function readBattery(): Promise<number> {
  try {
    const battery = await (navigator as ModernNavigator).getBattery?.();
    return battery && !battery.charging ? battery.level : 1;
  } catch {
    // Forbidden by a permissions policy: as good as unknown.
    return 1;
  }
}
