import { Drawing } from '../../../ui/drawing.tsx'
import { PaperWay } from '../parts/paper-way.tsx'
import './compliance-pack.css'
import packWay from './pack-way.svg?raw'

/** Who has the pack, and how it goes from each to the next one. */
const HOLDERS = ['Desk', 'Agent', 'Port control']
const LEGS = ['Two pages', 'Before arrival']

/** The way of the pack from the desk by the agent to port control. Decoration: the words below the title say so. */
export function PackWay() {
  return (
    <PaperWay
      className="pack-way"
      drawing={<Drawing file={packWay} />}
      holders={HOLDERS}
      papers={LEGS}
    />
  )
}
