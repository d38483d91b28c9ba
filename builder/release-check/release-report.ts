import { LAW_CHECK_DAYS } from './content-findings.ts'

type Section = {
  kind: string
  title: string
  toDo: string
  /** Set if these findings block only the launch: once the site is public, they are warnings. */
  blocksOnlyLaunch?: true
}

const SECTIONS = [
  {
    kind: 'configuration',
    title: 'Settings to change for the public site',
    toDo: 'Change them where the site is built; leave VITE_SANITY_API_HOST unset for hosted Sanity (docs/deployment.md, section 2).',
  },
  {
    kind: 'missingContent',
    title: 'Content that is missing',
    toDo: 'Every build is refused until this is fixed.',
  },
  {
    kind: 'builtSite',
    title: 'The built site',
    toDo: 'Correct the configuration if it is wrong, build the site again and run this check again.',
  },
  {
    kind: 'pages',
    title: 'Pages of the built site',
    toDo: 'Fix the content in the Studio, publish, and build the site again.',
    blocksOnlyLaunch: true,
  },
  {
    kind: 'placeholders',
    title: 'Published documents that still hold placeholder data',
    toDo: 'Replace the placeholder data with checked facts in the Studio, switch “Holds placeholder data” off, publish.',
    blocksOnlyLaunch: true,
  },
  {
    kind: 'brokenRules',
    title: 'Published documents that break a rule',
    toDo: 'Open them in the Studio, correct the marked fields, publish.',
    blocksOnlyLaunch: true,
  },
  {
    kind: 'contradictions',
    title: 'Texts that contradict a time or number in another field',
    toDo: 'Correct the text or the other field in the Studio, and publish.',
    blocksOnlyLaunch: true,
  },
  {
    kind: 'lawToCheck',
    title: `Law that was last checked more than ${LAW_CHECK_DAYS} days ago`,
    toDo: 'In the Studio’s site settings, compare “Regulation” with the site of the Directorate General of Shipping. Then enter the date in “Last checked”, and publish.',
    blocksOnlyLaunch: true,
  },
] as const satisfies Section[]

export type Findings = Record<(typeof SECTIONS)[number]['kind'], string[]>

/**
 * Formats the findings, with what to do about each kind.
 *
 * @param options.isLaunched whether the site is public: if so, findings that block only the launch are warnings
 */
export function releaseReport(
  findings: Findings,
  { isLaunched }: { isLaunched: boolean },
): { isReady: boolean; text: string } {
  const found = SECTIONS.filter(({ kind }) => findings[kind].length > 0)
  if (found.length === 0) return { isReady: true, text: 'Nothing blocks a release.' }
  const isReady = isLaunched && found.every((section) => 'blocksOnlyLaunch' in section)
  const headline = isReady
    ? 'Nothing blocks this release. Fix these findings soon: until then, the nightly release check fails.'
    : 'Not ready for a release.'
  const paragraphs = found.map(({ kind, title, toDo }) =>
    [
      `${title} (${findings[kind].length})`,
      ...findings[kind].map((finding) => `  ${finding}`),
      toDo,
    ].join('\n'),
  )
  return { isReady, text: [headline, ...paragraphs].join('\n\n') }
}
