import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { transact } from '../mutations/transact.ts'
import type { Dataset } from '../store/dataset.ts'
import { Lake } from '../store/lake.ts'
import { LaggingReader } from './read-lag.ts'

let directory: string
let lake: Lake
let dataset: Dataset
let time: number
let reader: LaggingReader

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lake-lag-'))
  lake = new Lake('p', directory)
  lake.create('data')
  dataset = lake.dataset('data')
  time = 0
  create('before')
  reader = new LaggingReader(dataset, () => time)
})
afterEach(() => {
  lake.close()
  rmSync(directory, { recursive: true })
})

function create(id: string) {
  transact('p', dataset, { mutations: [{ create: { _id: id, _type: 't' } }], author: 'me' })
}

const seen = (lag: number) => reader.documents(lag).map((document) => document['_id'])

test('a write is visible after the lag, and not before', () => {
  time = 10
  create('a')
  expect(seen(100)).toEqual(['before'])
  time = 109
  expect(seen(100)).toEqual(['before'])
  time = 110
  expect(seen(100)).toEqual(['a', 'before'])
})

test('writes become visible one after the other, in their order', () => {
  time = 10
  create('a')
  time = 50
  create('b')
  time = 110
  expect(seen(100)).toEqual(['a', 'before'])
  time = 150
  expect(seen(100)).toEqual(['a', 'b', 'before'])
})

test('without a new write there is no lag', () => {
  expect(seen(100)).toEqual(['before'])
  time = 10
  create('a')
  time = 1000
  expect(seen(100)).toEqual(['a', 'before'])
  expect(reader.documents(100)).toBe(dataset.all())
})

test('a closed reader stops storing old states', () => {
  reader.close()
  create('a')
  expect(seen(100)).toEqual(['a', 'before'])
})
