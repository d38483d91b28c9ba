import { CoverageTable } from '../../../sections/coverage-table/coverage-table.tsx'
import { SlaCommitmentTable } from '../../../sections/sla-table/sla-commitment-table.tsx'
import { contentDate } from '../identity.ts'
import { FooterLines } from '../parts/footer-lines.tsx'
import { TitledLines } from '../parts/lines.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Title } from '../parts/title.tsx'
import type { FleetDatasheetContent } from './query.ts'

/**
 * Scope, service levels, exclusions and reporting of the retainer for a tender file. It has no page:
 * all of it is on the retainer's page and in the schedule.
 */
export function FleetDatasheet({ content }: { content: FleetDatasheetContent }) {
  const { page, schedule, commitments, zones, settings, frame } = content
  const { operationsCentre } = page
  const identity = {
    brandName: frame.settings.brandName,
    documentId: null,
    version: null,
    date: contentDate(content),
  }
  return (
    <>
      <Sheet identity={identity}>
        <Title title={datasheetTitle(content)} lead={page.lead} />
        {operationsCentre.points.length > 0 && (
          <DocumentPart heading={operationsCentre.heading ?? 'Operations centre'}>
            <TitledLines items={operationsCentre.points} />
          </DocumentPart>
        )}
        {zones.length > 0 && (
          <DocumentPart heading="Scope">
            <CoverageTable zones={zones} note={settings.mobilisationNote} />
          </DocumentPart>
        )}
      </Sheet>
      <Sheet identity={identity}>
        {commitments.length > 0 && (
          <DocumentPart heading="Service levels">
            <SlaCommitmentTable rows={commitments} note={sourceOf(schedule)} />
          </DocumentPart>
        )}
        {schedule.exclusions.items.length > 0 && (
          <DocumentPart heading={schedule.exclusions.heading ?? 'Exclusions'}>
            <TitledLines items={schedule.exclusions.items} />
          </DocumentPart>
        )}
        {schedule.reporting.items.length > 0 && (
          <DocumentPart heading={schedule.reporting.heading ?? 'Reporting'}>
            <TitledLines items={schedule.reporting.items} />
          </DocumentPart>
        )}
        <FooterLines lines={contactLines(frame.settings)} />
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

function contactLines({
  emergencyPhone,
  supportEmail,
  notInsurerNotice,
}: FleetDatasheetContent['frame']['settings']): string[] {
  const contact = [supportEmail, emergencyPhone].filter((part) => part !== null).join(' · ')
  return [contact || null, notInsurerNotice].filter((line) => line !== null)
}
