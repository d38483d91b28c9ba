/** A machine whose clock is set back: the lake's time does not go back with it. */
import { expect, test } from 'vitest'
import { HOUR, NOON, useMachine } from './helpers/machine.ts'

const machine = useMachine()

test('times of changes and answers never go back, not even over a restart', async () => {
  let client = await machine.start()
  const first = await client.create({ _id: 'a', _type: 'port' })
  expect(first._updatedAt).toBe('2026-03-04T12:00:00.000Z')

  machine.now -= HOUR
  const second = await client.patch('a').set({ n: 2 }).commit()
  expect(second._updatedAt).toBe('2026-03-04T12:00:00.000Z')
  machine.now += 5000
  expect(await client.fetch('now()')).toBe('2026-03-04T12:00:05.000Z')
  const third = await client.patch('a').set({ n: 3 }).commit()
  expect(third._updatedAt).toBe('2026-03-04T12:00:05.000Z')

  machine.now -= HOUR
  client = await machine.start()
  expect(await client.fetch('now()')).toBe('2026-03-04T12:00:05.000Z')
  const fourth = await client.create({ _id: 'b', _type: 'port' })
  expect(fourth).toMatchObject({
    _createdAt: '2026-03-04T12:00:05.000Z',
    _updatedAt: '2026-03-04T12:00:05.000Z',
  })
  expect(machine.logged).toEqual([
    expect.stringMatching(/^this machine's clock is 120 minutes behind the last change/),
  ])

  machine.now = NOON + HOUR
  expect(await client.fetch('now()')).toBe('2026-03-04T13:00:00.000Z')
})

test('a query that writes has the time of its transaction', async () => {
  const client = await machine.start()
  await client.create({ _id: 'a', _type: 'port' })
  machine.now -= HOUR
  await client.patch({ query: '*[_createdAt <= now()]' }).set({ seen: true }).commit()
  expect(await client.fetch('*[0].seen')).toBe(true)
})
