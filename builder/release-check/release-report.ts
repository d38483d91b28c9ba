import { LAW_CHECKED_WITHIN } from './content-findings.ts'

export type Findings = {
  configuration: string[]
  losses: string[]
  placeholders: string[]
  brokenRules: string[]
  staleLaw: string[]
  artefact: string[]
}

type Section = { title: string; toDo: string; findings: string[] }

/** The findings as text, and how to fix each kind. */
export function releaseReport(findings: Findings): { ready: boolean; text: string } {
  const { configuration, losses, placeholders, brokenRules, staleLaw, artefact } = findings
  const sections: Section[] = [
    {
      title: 'Configuration for one machine only',
      toDo: 'Set these where the site is built (README “A hosted Sanity project”).',
      findings: configuration,
    },
    {
      title: 'Content that is missing',
      toDo: 'Until then every build is refused.',
      findings: losses,
    },
    {
      title: 'Published documents that still hold placeholder data',
      toDo: 'Replace them with checked facts in the Studio, switch “Holds placeholder data” off, publish.',
      findings: placeholders,
    },
    {
      title: 'Published documents that break a rule',
      toDo: 'Open them in the Studio, which marks the field, and publish them again.',
      findings: brokenRules,
    },
    {
      title: `Law that was last checked more than ${LAW_CHECKED_WITHIN} days ago`,
      toDo: 'Compare notice, rules, act and addresses with the Directorate’s site, enter the date in “Last checked” in the Studio, publish.',
      findings: staleLaw,
    },
    {
      title: 'The built site',
      toDo: 'Fix what it was built from, build it again and run this check again.',
      findings: artefact,
    },
  ].filter((section) => section.findings.length > 0)
  if (sections.length === 0) return { ready: true, text: 'Nothing blocks a release.' }
  return {
    ready: false,
    text: ['Not ready for a release.', ...sections.map(paragraph)].join('\n\n'),
  }
}

function paragraph({ title, toDo, findings }: Section): string {
  return [`${title} (${findings.length})`, ...findings.map((finding) => `  ${finding}`), toDo].join(
    '\n',
  )
}
