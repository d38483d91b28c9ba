import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Lake } from './lake.ts'

test('an editor is kept under one id, and a name is one editor in whatever case', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'editors-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const first = new Lake('localdev', directory)
  const asha = first.editors.put('Asha Rao', '#0f766e')
  first.editors.put('Ben Cole', '#b3261e')
  expect(first.editors.put('asha rao', '#1d5fbf').id).toBe(asha.id)
  first.close()

  const again = new Lake('localdev', directory)
  onTestFinished(() => again.close())
  expect(again.editors.get(asha.id)).toEqual({
    id: asha.id,
    name: 'asha rao',
    colour: '#1d5fbf',
  })
  expect(again.editors.list().map(({ name }) => name)).toEqual(['asha rao', 'Ben Cole'])
  expect(again.editors.get('unknown')).toBeUndefined()
})
