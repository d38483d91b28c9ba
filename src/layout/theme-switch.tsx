import type { FrameContent } from '../content/frame.ts'
import './theme-switch.css'

/**
 * Switches between the day and the night palette. The boot script acts on it (src/entry/boot/theme.ts), and style
 * sheets say which of the two names is shown, so that the page's markup is the same for every visitor.
 */
export function ThemeSwitch({ labels }: { labels: FrameContent['settings']['footer'] }) {
  return (
    <button type="button" className="theme-switch" data-do="switch-theme">
      <span className="theme-switch__to-night">{labels.nightPalette}</span>
      <span className="theme-switch__to-day">{labels.dayPalette}</span>
    </button>
  )
}
