import { describe, expect, test } from 'vitest'
import { parseConfiguration } from './configuration.ts'

const minimal = { VITE_SANITY_PROJECT_ID: 'abcd1234' }

describe('parseConfiguration', () => {
  test('with only a project id, uses the hosted lake, its production dataset and no sign-in', () => {
    expect(parseConfiguration(minimal)).toEqual({
      sanity: { projectId: 'abcd1234', dataset: 'production', apiHost: null },
      emailManager: { url: 'http://localhost:3910', businessId: 'global-salvage' },
      siteUrl: 'http://localhost:5173',
      firebase: null,
      studioUrl: null,
      outsideServices: { reportUrl: null, analytics: null, botCheckOrigin: null },
    })
  })

  test('reads every value that is set', () => {
    expect(
      parseConfiguration({
        ...minimal,
        VITE_SANITY_DATASET: 'staging',
        VITE_SANITY_API_HOST: 'http://localhost:3900/v1',
        VITE_EMAIL_MANAGER_URL: 'https://mail.example.com',
        VITE_BUSINESS_ID: 'gsi-2',
        VITE_SITE_URL: 'https://www.example.com/en?x=1',
        VITE_FIREBASE_API_KEY: 'key',
        VITE_FIREBASE_PROJECT_ID: 'project',
        VITE_STUDIO_URL: 'https://studio.example.com/desk/',
        VITE_REPORT_URL: 'https://reports.example.com/browser',
        VITE_ANALYTICS_ORIGIN: 'https://tags.example.com/x https://hits.example.com',
        VITE_ANALYTICS_ID: 'G-1',
        VITE_BOT_CHECK_ORIGIN: 'https://bots.example.com',
      }),
    ).toEqual({
      sanity: { projectId: 'abcd1234', dataset: 'staging', apiHost: 'http://localhost:3900' },
      emailManager: { url: 'https://mail.example.com', businessId: 'gsi-2' },
      siteUrl: 'https://www.example.com',
      firebase: { apiKey: 'key', projectId: 'project' },
      studioUrl: 'https://studio.example.com',
      outsideServices: {
        reportUrl: 'https://reports.example.com/browser',
        analytics: {
          origin: 'https://tags.example.com',
          id: 'G-1',
          sendsTo: ['https://tags.example.com', 'https://hits.example.com'],
        },
        botCheckOrigin: 'https://bots.example.com',
      },
    })
  })

  test('names every bad variable with its value and what is expected', () => {
    const parse = () =>
      parseConfiguration({
        VITE_SANITY_PROJECT_ID: 'Not A Project',
        VITE_SANITY_DATASET: 'UPPER',
        VITE_SANITY_API_HOST: 'ftp://files',
        VITE_ANALYTICS_ORIGIN: 'https://tags.example.com nowhere',
      })
    expect(parse).toThrow(/VITE_SANITY_PROJECT_ID: found "Not A Project"; expected lower-case/)
    expect(parse).toThrow(/VITE_SANITY_DATASET: found "UPPER"; expected a dataset name/)
    expect(parse).toThrow(/VITE_SANITY_API_HOST: found "ftp:\/\/files"; expected an http/)
    expect(parse).toThrow(
      /VITE_ANALYTICS_ORIGIN: found "https:\/\/tags.example.com nowhere"; expected/,
    )
  })
})
