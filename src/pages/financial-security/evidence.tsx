import { DownloadActions } from '../../sections/download/download.tsx'
import { SectionColumns } from '../../ui/section-columns.tsx'
import './evidence.css'
import { Folders } from './folders.tsx'
import type { FinancialSecurityContent } from './query.ts'
import { References } from './references.tsx'

/** What to keep on file, and the public registers in which a reader can verify it. */
export function Evidence({
  copy: { evidencePack, links, buttons },
  groups,
  readLabel,
}: {
  copy: FinancialSecurityContent['page']
  groups: FinancialSecurityContent['evidence']['groups']
  readLabel: string
}) {
  const pack = {
    name: 'pack',
    heading: evidencePack.heading ?? 'The evidence pack',
    intro: evidencePack.intro,
    content: (
      <>
        {groups.length > 0 && (
          <div className="evidence">
            <Folders groups={groups} />
          </div>
        )}
        <DownloadActions
          document="financialSecurityEvidence"
          label={buttons.evidence}
          readLabel={readLabel}
        />
      </>
    ),
  }
  const registers = {
    name: 'registers',
    heading: links.heading ?? 'Where to verify',
    intro: links.intro,
    content: <References items={links.items} />,
  }
  return (
    <SectionColumns tone="paper" columns={links.items.length > 0 ? [pack, registers] : [pack]} />
  )
}
