import { DownloadActions } from '../../sections/download/download.tsx'
import { BulletList } from '../../ui/text.tsx'
import { SectionColumns } from '../../ui/section-columns.tsx'
import type { Reference } from '../../content/blocks.ts'
import type { FinancialSecurityContent } from './query.ts'
import { Address } from '../../ui/address.tsx'
import { Icon } from '../../ui/icon.tsx'

export function Evidence({ content }: { content: FinancialSecurityContent }) {
  const { evidencePack, links, buttons } = content.page
  const { groups } = content.evidence
  const pack = {
    name: 'pack',
    heading: evidencePack.heading ?? 'The evidence pack',
    intro: evidencePack.intro,
    content: (
      <>
        <BulletList items={groups.flatMap(({ title }) => title ?? [])} />
        <DownloadActions
          document="financialSecurityEvidence"
          label={buttons.evidence}
          readLabel={content.frame.settings.buttons.read}
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

function References({ items }: { items: readonly Reference[] }) {
  return (
    <ul className="references plain-list">
      {items.map(({ _key, label, href, note }) => (
        <li key={_key} className="references__item stack-4">
          {href === null ? (
            <p className="references__label">{label}</p>
          ) : (
            <a className="references__label" href={href}>
              {label} <Icon name="external-link" />
            </a>
          )}
          {href && (
            <p className="references__host muted small">
              <Address href={href} />
            </p>
          )}
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  )
}
