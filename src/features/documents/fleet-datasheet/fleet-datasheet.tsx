import { CoverageTable } from '../../../sections/coverage-table/coverage-table.tsx'
import { HoursBar, HoursScale } from '../../../sections/response-axis/hours-bar.tsx'
import { hoursIn } from '../../../sections/response-axis/hours.ts'
import { SlaCommitmentTable } from '../../../sections/sla-table/sla-commitment-table.tsx'
import type { SlaCommitment } from '../../../sections/sla-table/sla-commitments.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { identityOf, partHeading } from '../document-content.ts'
import { FooterLines, Issuer } from '../parts/document-foot.tsx'
import { TitledLines, PromisedTime } from '../parts/lines.tsx'
import { DocumentPart, SideBySide } from '../parts/document-part.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Title } from '../parts/title.tsx'
import type { FleetDatasheetContent } from './query.ts'

/** Shows the response time in words, and as a bar on the scale in the column's header. */
const TIME: Column<SlaCommitment> = {
  header: 'Commitment',
  scale: <HoursScale />,
  cell: ({ response, ports }) =>
    response && (
      <>
        <PromisedTime response={response} ports={ports} />
        <span className="sla-commitments__drawing">
          <HoursBar hours={hoursIn(response)} />
        </span>
      </>
    ),
}

/**
 * The retainer's datasheet for a tender file: scope, service levels, exclusions and reporting. It exists only as a PDF,
 * because the retainer's page and the SLA schedule have the same content.
 */
export function FleetDatasheet({ content }: { content: FleetDatasheetContent }) {
  const { page, schedule, commitments, zones, settings, frame } = content
  const { operationsCentre } = page
  const { exclusions, reporting } = schedule
  // The datasheet repeats the SLA schedule, so its id and version derive from the schedule's.
  const documentId = schedule.documentId && `${schedule.documentId}-DATASHEET`
  const identity = identityOf({ ...content, document: { ...schedule, documentId } })
  return (
    <>
      <Sheet identity={identity}>
        <Title title={datasheetTitle(content)} lead={page.lead} />
        <Issuer settings={frame.settings} />
        <DocumentPart
          heading={partHeading(operationsCentre, 'Operations centre', operationsCentre.points)}
        >
          <TitledLines items={operationsCentre.points} columns={2} />
        </DocumentPart>
        {zones.length > 0 && (
          <DocumentPart heading="Scope">
            <CoverageTable zones={zones} note={settings.mobilisationNote} />
          </DocumentPart>
        )}
      </Sheet>
      <Sheet identity={identity}>
        {commitments.length > 0 && (
          <DocumentPart heading="Service levels">
            <SlaCommitmentTable rows={commitments} time={TIME} note={sourceOf(schedule)} />
          </DocumentPart>
        )}
        <SideBySide>
          <DocumentPart heading={partHeading(exclusions, 'Exclusions', exclusions.items)}>
            <TitledLines items={exclusions.items} />
          </DocumentPart>
          <DocumentPart heading={partHeading(reporting, 'Reporting', reporting.items)}>
            <TitledLines items={reporting.items} />
          </DocumentPart>
        </SideBySide>
        <Issuer settings={frame.settings} />
        <FooterLines lines={[frame.settings.notInsurerNotice].filter((line) => line !== null)} />
      </Sheet>
    </>
  )
}

export function datasheetTitle({ page }: FleetDatasheetContent): string {
  return `${page.heading ?? 'Fleet retainer'}: datasheet`
}

function sourceOf({ documentId, version }: FleetDatasheetContent['schedule']): string | null {
  if (documentId === null) return null
  const edition = version === null ? documentId : `${documentId}, version ${version}`
  return `As in the SLA schedule ${edition}, which prevails.`
}
