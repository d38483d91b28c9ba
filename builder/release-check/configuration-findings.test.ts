import { describe, expect, test } from 'vitest'
import { parseConfiguration } from '../configuration/parse-configuration.ts'
import { configurationFindings } from './configuration-findings.ts'

const live = {
  VITE_SANITY_PROJECT_ID: 'abcd1234',
  VITE_EMAIL_MANAGER_URL: 'https://mail.example.com/service',
  VITE_BUSINESS_ID: 'gsi',
  VITE_SITE_URL: 'https://www.example.com',
  VITE_STUDIO_URL: 'https://studio.example.com',
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_PROJECT_ID: 'project',
}

const findings = (changes: Record<string, string>) => {
  const environment = { ...live, ...changes }
  return configurationFindings({ configuration: parseConfiguration(environment), environment })
}

describe('configurationFindings', () => {
  test('a configuration for visitors has none', () => {
    expect(findings({})).toEqual([])
  })

  test('a preview and a lake other than the hosted one are optional', () => {
    expect(findings({ VITE_STUDIO_URL: '', VITE_SANITY_API_HOST: '' })).toEqual([])
  })

  test('a site that search engines must not list is none for visitors', () => {
    expect(findings({ VITE_NOINDEX: '1' })).toEqual([expect.stringContaining('VITE_NOINDEX is 1')])
  })

  test.each([
    ['VITE_SITE_URL', 'http://localhost:5173'],
    ['VITE_SITE_URL', 'http://www.example.com'],
    ['VITE_EMAIL_MANAGER_URL', 'https://127.0.0.1:3910'],
    ['VITE_EMAIL_MANAGER_URL', 'https://mail.localhost'],
    ['VITE_SANITY_API_HOST', 'http://localhost:3900'],
    ['VITE_STUDIO_URL', 'http://[::1]:3333'],
  ])('%s must not be %s', (variable, address) => {
    const found = findings({ [variable]: address })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`${variable} is ${address}: `)
  })

  test('what is not set and falls back to a stand-in is named too', () => {
    expect(findings({ VITE_SITE_URL: '' })[0]).toContain('VITE_SITE_URL is http://localhost:5173')
    expect(findings({ VITE_BUSINESS_ID: '' })[0]).toContain('VITE_BUSINESS_ID is not set')
  })
})
