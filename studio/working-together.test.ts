import { expect, test } from 'vitest'
import { workingTogether } from './working-together.ts'

const isOn = (apiHost: string | undefined) => {
  const { comments, tasks, releases, scheduledDrafts } = workingTogether(apiHost)
  return [comments, tasks, releases, scheduledDrafts]
}

test.each([undefined, ''])('all is on with the hosted service (%s)', (apiHost) => {
  for (const part of isOn(apiHost)) expect(part).toEqual({ enabled: true })
})

test('the embedded lake has releases and scheduled drafts, and no members to talk to', () => {
  const [comments, tasks, releases, scheduledDrafts] = isOn('http://localhost:3900')
  expect([comments, tasks]).toEqual([{ enabled: false }, { enabled: false }])
  expect([releases, scheduledDrafts]).toEqual([{ enabled: true }, { enabled: true }])
})
