import { BulletList } from '../../ui/bullet-list.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import { LeadStrip } from './lead-strip.tsx'
import './requirements.css'
import type { KnownPortContent } from './query.ts'

/** What the port asks for, as a sheet: the hours before arrival on top. */
export function Requirements({
  port: { leadTime, localNuances },
  note,
}: Pick<KnownPortContent, 'port'> & {
  /** What the hours mean. */
  note: string | null
}) {
  return (
    <Neatline className="requirements">
      <div className="requirements__sheet">
        <LeadStrip leadTime={leadTime} />
        <Footnote text={note} />
        <BulletList items={localNuances} />
      </div>
    </Neatline>
  )
}
