import { Drawing } from '../../ui/drawing.tsx'
import { PaperWay } from '../../features/documents/parts/paper-way.tsx'
import paperTrail from './paper-trail.svg?raw'

/** Who issues or receives the papers of a call, and what goes from each to the next one. */
const HOLDERS = ['Insurer', 'Flag State', 'Ship', 'Port']
const PAPERS = ['Blue Card', 'State certificate', 'Our pack']

/**
 * The way of the papers: a Blue Card to the flag State, its certificate to the ship, our pack to the port; and straight from
 * the insurer to the ship the Certificate of Entry. Decoration: the text beside it says so.
 */
export function PaperTrail() {
  return (
    <PaperWay
      className="paper-trail"
      drawing={<Drawing file={paperTrail} />}
      holders={HOLDERS}
      papers={PAPERS}
    >
      <p className="paper-trail__direct">Certificate of Entry</p>
    </PaperWay>
  )
}
