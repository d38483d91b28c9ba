import type { PluginOptions, WorkspaceOptions } from 'sanity'

const ON = { enabled: true }
const OFF = { enabled: false }

type Together = Pick<
  WorkspaceOptions,
  'releases' | 'scheduledDrafts' | 'scheduledPublishing' | 'tasks'
> & {
  readonly comments: NonNullable<NonNullable<PluginOptions['document']>['comments']>
}

/**
 * What editors have for working together and for a date: comments, tasks, releases and scheduled drafts. On the hosted
 * service each is on, and works where the project's plan has it. The embedded lake carries none of them whole: it
 * publishes nothing on a date, and has no members who could be mentioned or given a task.
 *
 * @param apiHost origin of a lake that is not the hosted one; empty or undefined for the hosted service
 */
export function workingTogether(apiHost: string | undefined): Together {
  const asHosted = apiHost ? OFF : ON
  return {
    comments: asHosted,
    tasks: asHosted,
    releases: asHosted,
    scheduledDrafts: asHosted,
    // What scheduled drafts have taken the place of.
    scheduledPublishing: OFF,
  }
}
