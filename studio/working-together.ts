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
 * What editors have for working together and for a date: releases, scheduled drafts, comments and tasks. On the hosted
 * service each is on, and works where the project's plan has it. The embedded lake has releases and scheduled drafts;
 * comments and tasks it does not carry whole, for it has no members who could be mentioned or given a task.
 *
 * @param apiHost origin of a lake that is not the hosted one; empty or undefined for the hosted service
 */
export function workingTogether(apiHost: string | undefined): Together {
  const whereMembers = apiHost ? OFF : ON
  return {
    comments: whereMembers,
    tasks: whereMembers,
    releases: ON,
    scheduledDrafts: ON,
    // What scheduled drafts have taken the place of.
    scheduledPublishing: OFF,
  }
}
