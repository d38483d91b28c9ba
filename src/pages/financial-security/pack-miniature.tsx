import { Link } from 'react-router-dom'
import { Mono } from '../../ui/mono.tsx'
import './pack-miniature.css'
import type { FinancialSecurityContent } from './query.ts'

type Pack = FinancialSecurityContent['pack']

/** The compliance pack's two sheets in miniature, with the headings of their parts; they lead to the pack. */
export function PackMiniature({ pack, label }: { pack: Pack; label: string }) {
  const { insurance, attachments, representations, signatory } = pack
  const { harbourMaster, agentChecklist, portEssentials, coastGuard } = pack
  const sheets = [
    {
      name: 'letter',
      title: pack.title,
      headings: headingsOf([insurance, attachments, representations, signatory]),
    },
    {
      name: 'verification',
      title: pack.verificationTitle,
      headings: headingsOf([harbourMaster, agentChecklist, portEssentials, coastGuard]),
    },
  ]
  const identity = [pack.documentId, pack.version].filter((part) => part !== null).join(' ')
  return (
    <figure className="pack-miniature">
      <div className="pack-miniature__sheets">
        {sheets.map(({ name, title, headings }, index) => (
          <div key={name} className="pack-miniature__sheet">
            <p className="pack-miniature__head">
              <Mono>{identity}</Mono> <span>{index + 1}/2</span>
            </p>
            {title && <p className="pack-miniature__title">{title}</p>}
            {headings.length > 0 && (
              <ul className="plain-list">
                {headings.map((heading) => (
                  <li key={heading} className="pack-miniature__part">
                    {heading}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      <figcaption className="pack-miniature__caption">
        <Link to="/docs/compliance-pack">{label}</Link>
      </figcaption>
    </figure>
  )
}

function headingsOf(parts: readonly { heading: string | null }[]): string[] {
  return [...new Set(parts.flatMap(({ heading }) => heading ?? []))]
}
