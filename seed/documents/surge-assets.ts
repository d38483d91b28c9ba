import { items } from '../build/items.ts'

/** The surge pool by kind of vessel: 22 in all. */
export const surgeAssets = items('namedAsset', [
  {
    name: 'Anchor handlers (AHTS), 8 vessels',
    base: 'Contracted, Arabian Gulf and South-East Asia',
    spec: 'Ocean towage and holding power in weather; 24–48 hours to Indian waters',
  },
  {
    name: 'Platform supply vessels (PSV), 6 vessels',
    base: 'Available, Arabian Gulf and Singapore',
    spec: 'Deck for boom, pumps, bunkers and recovered oil; DP; 10–14 knots',
  },
  {
    name: 'Diving and subsea support (DSV), 3 vessels',
    base: 'Available, Arabian Gulf and Singapore',
    spec: 'Air and saturation diving, ROV, hot tapping of bunker tanks',
  },
  {
    name: 'Ocean-going tugs, 3 vessels',
    base: 'Contracted, Colombo and Fujairah',
    spec: 'Long tows and escort; bollard pull stated with each offer',
  },
  {
    name: 'Fast crew and supply boats, 2 vessels',
    base: 'Available, Arabian Gulf',
    spec: 'Teams, divers and light equipment at up to 28 knots',
  },
])
