import { expect, test } from 'vitest'
import { compliancePackDocument } from '../../../../seed/documents/compliance-pack-document.ts'
import { CALL_NAMES, INSURANCE_NAMES, LOOK_UP_NAMES, nameLines } from './line-names.ts'

test('names the lines of the pack by their labels', () => {
  expect(nameLines(compliancePackDocument.callFields ?? [], 'call', CALL_NAMES)).toEqual([
    'vesselName',
    'imo',
    'flag',
    'port',
    'eta',
    'agent',
    'mswSubmissionId',
    'submissionTimestamp',
  ])
  expect(
    nameLines(compliancePackDocument.insurance?.fields ?? [], 'insurance', INSURANCE_NAMES),
  ).toEqual([
    'primaryInsurer',
    'policyReference',
    'validity',
    'localCorrespondent',
    'grossTonnage',
    'noticeApplies',
  ])
  expect(
    nameLines(compliancePackDocument.harbourMaster?.lookUpFields ?? [], 'lookUp', LOOK_UP_NAMES),
  ).toEqual(['lookUpResult', 'lookUpTime'])
})

test('a line keeps its name when it is moved or reworded', () => {
  expect(nameLines(['Port of call', 'Name of ship', 'ETA, IST'], 'call', CALL_NAMES)).toEqual([
    'port',
    'vesselName',
    'eta',
  ])
})

test('a line that editors have added is named by its position', () => {
  expect(nameLines(['Vessel', 'Call sign', '船旗国'], 'call', CALL_NAMES)).toEqual([
    'vesselName',
    'call2',
    'call3',
  ])
})

test('no two lines share a name', () => {
  const names = nameLines(
    ['Vessel', 'Vessel, former name', 'Port', 'Last port'],
    'call',
    CALL_NAMES,
  )
  expect(names).toEqual(['vesselName', 'call2', 'port', 'call4'])
})
