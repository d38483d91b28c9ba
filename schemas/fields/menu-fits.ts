import { navigationLabels } from '../../src/text/labels/frame-labels.ts'
import { withoutInvisible } from '../../src/text/invisible.ts'
import type { Verdict } from './rules.ts'

/** The labels that stand side by side in the header of a wide window. */
const BAR = [
  'home',
  'preArrival',
  'fleetRetainer',
  'salvageResponse',
  'company',
  'contact',
] as const

/**
 * Characters that these have room for; the default words have 65. Measured: in a window of 1,120 px, the narrowest in which
 * the brand, the menu and the button stand in one line, 76 leave the header its height.
 */
const ROOM = 76

/** Refuses labels that together break the menu's line, and names how much there is too much. */
export function menuFits(navigation: unknown): Verdict {
  const words = BAR.map((name) => wordsAt(navigation, name) || navigationLabels[name])
  const length = words.join('').length
  return (
    length <= ROOM ||
    `The menu has one line, with room for ${ROOM} characters; Home to Company and Contact have ${length}: shorten one`
  )
}

function wordsAt(navigation: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(navigation), name)
  return typeof value === 'string' ? withoutInvisible(value) : ''
}
