import { DefinitionList } from '../../ui/definition-list.tsx'
import { Mono } from '../../ui/text.tsx'
import { formatUtcDate } from '../../text/dates.ts'
import type { Regulation } from './regulation.ts'

/** The notice, its legal basis and the date of the last check against the source. */
export function RegulationParticulars({
  regulation: { notice, noticeDate, rules, act, lastChecked },
}: {
  regulation: Regulation
}) {
  return (
    <DefinitionList
      entries={{
        Notice: notice && <Mono>{notice}</Mono>,
        Dated: noticeDate && formatUtcDate(new Date(noticeDate)),
        'Based on': rules,
        'Made under': act,
        'Last checked': lastChecked && formatUtcDate(new Date(lastChecked)),
      }}
    />
  )
}
