import { LAW_CHECKED_WITHIN } from './content-findings.ts'

type Section = {
  kind: string
  title: string
  toDo: string
  /** Set for findings about content, which are warnings once the site is public. */
  isContent?: true
}

const SECTIONS = [
  {
    kind: 'configuration',
    title: 'Configuration for one machine only',
    toDo: 'Set these where the site is built; leave VITE_SANITY_API_HOST unset for hosted Sanity (docs/deployment.md, section 2).',
  },
  {
    kind: 'losses',
    title: 'Content that is missing',
    toDo: 'Until then every build is refused.',
  },
  {
    kind: 'artefact',
    title: 'The built site',
    toDo: 'Fix what it was built from, build it again and run this check again.',
  },
  {
    kind: 'pages',
    title: 'Pages of the built site',
    toDo: 'Fix the content in the Studio, publish, and build the site again.',
    isContent: true,
  },
  {
    kind: 'placeholders',
    title: 'Published documents that still hold placeholder data',
    toDo: 'Replace them with checked facts in the Studio, switch “Holds placeholder data” off, publish.',
    isContent: true,
  },
  {
    kind: 'brokenRules',
    title: 'Published documents that break a rule',
    toDo: 'Open them in the Studio, which marks the field, and publish them again.',
    isContent: true,
  },
  {
    kind: 'contradictions',
    title: 'Texts that contradict a time or number of another field',
    toDo: 'Correct whichever is wrong in the Studio, publish.',
    isContent: true,
  },
  {
    kind: 'staleLaw',
    title: `Law that was last checked more than ${LAW_CHECKED_WITHIN} days ago`,
    toDo: 'Compare notice, rules, act and addresses with the Directorate’s site, enter the date in “Last checked” in the Studio, publish.',
    isContent: true,
  },
] as const satisfies Section[]

export type Findings = Record<(typeof SECTIONS)[number]['kind'], string[]>

/**
 * The findings as text, with how to fix each kind.
 *
 * @param options.isLaunched whether the site is public: then findings about content do not block
 */
export function releaseReport(
  findings: Findings,
  { isLaunched }: { isLaunched: boolean },
): { ready: boolean; text: string } {
  const found = SECTIONS.filter(({ kind }) => findings[kind].length > 0)
  if (found.length === 0) return { ready: true, text: 'Nothing blocks a release.' }
  const ready = isLaunched && found.every((section) => 'isContent' in section)
  const headline = ready
    ? 'Nothing blocks this release. Fix these findings soon: the scheduled check fails until then.'
    : 'Not ready for a release.'
  const paragraphs = found.map(({ kind, title, toDo }) =>
    [
      `${title} (${findings[kind].length})`,
      ...findings[kind].map((finding) => `  ${finding}`),
      toDo,
    ].join('\n'),
  )
  return { ready, text: [headline, ...paragraphs].join('\n\n') }
}
