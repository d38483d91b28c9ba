import { expect, test } from 'vitest'
import { compliancePackDocument } from '../../../../seed/documents/compliance-pack-document.ts'
import {
  CALL_FIELD_NAMES,
  INSURANCE_FIELD_NAMES,
  LOOK_UP_FIELD_NAMES,
  formFieldNames,
} from './form-field-names.ts'

test('finds the known names of the seed’s fields for port call, insurance and look-up', () => {
  expect(formFieldNames(compliancePackDocument.callFields ?? [], 'call', CALL_FIELD_NAMES)).toEqual(
    ['vesselName', 'imo', 'flag', 'port', 'eta', 'agent', 'mswSubmissionId', 'submissionTimestamp'],
  )
  expect(
    formFieldNames(
      compliancePackDocument.insurance?.fields ?? [],
      'insurance',
      INSURANCE_FIELD_NAMES,
    ),
  ).toEqual([
    'primaryInsurer',
    'policyReference',
    'validity',
    'localCorrespondent',
    'grossTonnage',
    'noticeApplies',
  ])
  expect(
    formFieldNames(
      compliancePackDocument.harbourMaster?.lookUpFields ?? [],
      'lookUp',
      LOOK_UP_FIELD_NAMES,
    ),
  ).toEqual(['lookUpResult', 'lookUpTime'])
})

test('a line keeps its name when it is moved or reworded', () => {
  expect(
    formFieldNames(['Port of call', 'Name of ship', 'ETA, IST'], 'call', CALL_FIELD_NAMES),
  ).toEqual(['port', 'vesselName', 'eta'])
})

test('a line that matches no known name is named by its position', () => {
  expect(formFieldNames(['Vessel', 'Call sign', '船旗国'], 'call', CALL_FIELD_NAMES)).toEqual([
    'vesselName',
    'call2',
    'call3',
  ])
})

test('no two lines share a name', () => {
  const names = formFieldNames(
    ['Vessel', 'Vessel, former name', 'Port', 'Last port'],
    'call',
    CALL_FIELD_NAMES,
  )
  expect(names).toEqual(['vesselName', 'call2', 'port', 'call4'])
})
