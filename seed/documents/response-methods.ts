import { items } from '../build/items.ts'

/** What the response teams do on scene, salvage first. */
export const responseMethods = items('card', [
  {
    title: 'Emergency towage',
    body: 'Connecting to a drifting or disabled ship, holding her off the shore, and the tow to a place of refuge that the authorities name.',
  },
  {
    title: 'Refloating',
    body: 'Ground reaction and stability worked out first; then lightening, ballasting, ground tackle and the right tide.',
  },
  {
    title: 'Damage control and dewatering',
    body: 'Patches, shoring and pumps of 375–3,218 GPM (85–731 m³/h), so that the ship floats on her own while the plan is made.',
  },
  {
    title: 'Fire on board',
    body: 'Boundary cooling, inert gas and boarding teams with the crew; container-stack firefighting with piercing tools and monitors.',
  },
  {
    title: 'Cargo and bunker transfer',
    body: 'Ship-to-ship transfer with fenders and hoses, and hot tapping of tanks that can no longer be opened.',
  },
  {
    title: 'Diving and survey',
    body: 'Air diving and ROV for inspection, cutting and patching; saturation diving from surge vessels.',
  },
  {
    title: 'Containment and recovery',
    body: 'Boom around the source, skimmers at the apex, storage alongside. Skimming stops paying above about 1.8 m of sea, 20 knots of wind or 1 knot of current; then we shield the shore.',
  },
  {
    title: 'Shoreline and waste',
    body: 'Protection of creeks and mangroves, manual recovery, segregated waste with a manifest to a licensed reception.',
  },
])
