import type { TimelineEntry } from '../../src/content/sanity.generated.ts'
import { placeholder, type SeedDocument } from '../build/documents.ts'

function entry(
  year: number,
  title: string,
  description: string,
  position?: readonly [lat: number, lng: number],
): SeedDocument<TimelineEntry> {
  return {
    _id: `timelineEntry-${year}`,
    _type: 'timelineEntry',
    year,
    title,
    description,
    ...(position && { position: { _type: 'geopoint', lat: position[0], lng: position[1] } }),
    ...placeholder('The company’s history is an example until the client supplies it.'),
  }
}

export const timelineEntries = [
  entry(
    2013,
    'A desk in Mumbai',
    'We start as a salvage and towage coordination desk for ships at Mumbai and JNPT.',
    [18.9333, 72.85],
  ),
  entry(
    2015,
    'Gulf of Kutch',
    'A store in the gulf keeps boom, fenders and pumps for the tanker and bulk terminals at Mundra, Vadinar and Kandla.',
    [22.6, 69.9],
  ),
  entry(
    2016,
    'Answered day and night',
    'The desk moves to a three-watch system, and calls, messages and decisions are logged with their times.',
  ),
  entry(
    2018,
    'East coast',
    'With a team and a store at Visakhapatnam, we reach Paradip, Chennai and Haldia within a committed time.',
    [17.6983, 83.2786],
  ),
  entry(
    2020,
    'Remote first hours',
    'With travel suspended, we handle damage stability, tow plans and calls with class on shared screens.',
  ),
  entry(
    2022,
    'Global surge pool',
    'Agreements with offshore owners add a surge pool of vessels, subject to position.',
  ),
  entry(
    2024,
    'Retainers with measured service levels',
    'Fleet contracts get response times, penalties, an escalation list, and a dashboard that shows which targets were met.',
  ),
  entry(
    2025,
    'Document desk',
    'After MSN 05/2025 of 7 May 2025, a document desk joins the response desk. It has evidence of cover ready for the port before each port call.',
  ),
]
