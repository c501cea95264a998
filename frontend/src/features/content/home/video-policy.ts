/** Conditions that decide whether the hero video may be loaded and played. */
export interface VideoConditions {
  reducedMotion: boolean;
  /** The browser's data saver setting. */
  saveData: boolean;
  /** The browser's estimate of the connection; undefined when it is not available. */
  effectiveType: string | undefined;
  /** True on a mobile network, which is usually paid by volume. */
  metered: boolean;
  /** True for a desktop's width. On a phone the film would cost more than the rest of the page, and show little. */
  wideWindow: boolean;
  /** Battery level from 0 to 1; 1 when charging or unknown. */
  battery: number;
}

const LOWEST_BATTERY = 0.2;

/** Returns false for a narrow window, reduced motion, data saver, a low battery, and a slow or metered connection. */
export function mayPlayVideo(now: VideoConditions): boolean {
  if (!now.wideWindow || now.reducedMotion || now.battery < LOWEST_BATTERY) return false;
  return !now.saveData && !now.metered && (now.effectiveType ?? '4g') === '4g';
}

/** Browser APIs that not all browsers support. */
interface ModernNavigator {
  connection?: { saveData?: boolean; effectiveType?: string; type?: string };
  getBattery?: () => Promise<{ level: number; charging: boolean }>;
}

export async function readConditions(): Promise<VideoConditions> {
  const { connection } = navigator as ModernNavigator;
  return {
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData ?? false,
    effectiveType: connection?.effectiveType,
    metered: connection?.type === 'cellular',
    wideWindow: matchMedia('(min-width: 1000px)').matches,
    battery: await readBattery(),
  };
}

async function readBattery(): Promise<number> {
  try {
    const battery = await (navigator as ModernNavigator).getBattery?.();
    return battery && !battery.charging ? battery.level : 1;
  } catch {
    // A permissions policy forbids it, so the level is unknown.
    return 1;
  }
}
