import { expect, test } from 'vitest'
import { workingTogether } from './working-together.ts'

const isOn = (apiHost: string | undefined) => {
  const { comments, tasks, releases, scheduledDrafts } = workingTogether(apiHost)
  return [comments, tasks, releases, scheduledDrafts]
}

test.each([undefined, ''])('all is on with the hosted service (%s)', (apiHost) => {
  for (const part of isOn(apiHost)) expect(part).toEqual({ enabled: true })
})

test('all is off with the embedded lake, which carries none of it whole', () => {
  for (const part of isOn('http://localhost:3900')) expect(part).toEqual({ enabled: false })
})
