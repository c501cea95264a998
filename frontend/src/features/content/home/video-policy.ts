/** `wide` is the film of desktops, `tall` the small one of phones. Neither fits a tablet. */
export type Film = 'wide' | 'tall';

/** Conditions that decide whether the hero video may be loaded and played. */
export interface VideoConditions {
  /** The film that fits the window; undefined when none does. */
  film: Film | undefined;
  reducedMotion: boolean;
  /** The browser's data saver setting. */
  saveData: boolean;
  /** The browser's estimate of the connection; undefined when it is not available. */
  effectiveType: string | undefined;
  /** True on a mobile network, which is usually paid by volume. */
  metered: boolean;
  /** Battery level from 0 to 1; 1 when charging or unknown. */
  battery: number;
}

const LOWEST_BATTERY = 0.2;

/**
 * The film to play; none with reduced motion, data saver, a low battery or a slow connection, and not the wide one, of several times the
 * bytes, where they are paid by volume.
 */
export function filmFor(now: VideoConditions): Film | undefined {
  if (now.reducedMotion || now.saveData || now.battery < LOWEST_BATTERY) return undefined;
  if ((now.effectiveType ?? '4g') !== '4g' || (now.metered && now.film === 'wide')) return undefined;
  return now.film;
}

/** Browser APIs that not all browsers support. */
interface ModernNavigator {
  connection?: { saveData?: boolean; effectiveType?: string; type?: string };
  getBattery?: () => Promise<{ level: number; charging: boolean }>;
}

export async function readConditions(): Promise<VideoConditions> {
  const { connection } = navigator as ModernNavigator;
  const isWide = matchMedia('(min-width: 1000px)').matches;
  return {
    film: isWide ? 'wide' : matchMedia('(min-width: 600px)').matches ? undefined : 'tall',
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: connection?.saveData ?? false,
    effectiveType: connection?.effectiveType,
    metered: connection?.type === 'cellular',
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
