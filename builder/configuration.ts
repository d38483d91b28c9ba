/** The configuration of a build, from environment variables and the `.env` files. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import type { OutsideServices } from '../src/configuration/outside-services.ts'
import { commandsToRun } from '../src/configuration/commands-to-run.ts'
import type { Configuration } from '../src/configuration/configuration.ts'
import { repositoryRoot } from './build-folder.ts'

const httpAddress = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
      `expected an http or https address such as ${example}`,
    ),
    v.transform((value) => value.replace(/\/+$/, '')),
  )

const originLike = (example: string) =>
  v.pipe(
    httpAddress(example),
    v.transform((value) => new URL(value).origin),
  )

const textMatching = (pattern: RegExp, expected: string) =>
  v.pipe(v.string(), v.regex(pattern, `expected ${expected}`))

const environmentSchema = v.object({
  VITE_SANITY_PROJECT_ID: v.pipe(
    v.string('expected a Sanity project id, such as abcd1234'),
    v.regex(/^[a-z0-9][a-z0-9-]*$/, 'expected lower-case letters, digits and hyphens'),
  ),
  VITE_SANITY_DATASET: v.optional(
    textMatching(/^[a-z0-9~][a-z0-9_~-]{0,63}$/, 'a dataset name, such as production'),
    'production',
  ),
  VITE_SANITY_API_HOST: v.optional(originLike('http://localhost:3900')),
  VITE_EMAIL_MANAGER_URL: v.optional(httpAddress('http://localhost:3910'), 'http://localhost:3910'),
  VITE_BUSINESS_ID: v.optional(
    textMatching(/^[\w-]{1,64}$/, 'an id of letters, digits, hyphens and underscores'),
    'global-salvage',
  ),
  VITE_SITE_URL: v.optional(originLike('https://www.example.com'), 'http://localhost:5173'),
  VITE_STUDIO_URL: v.optional(originLike('https://studio.example.com')),
  VITE_REPORT_URL: v.optional(httpAddress('https://reports.example.com/browser')),
  VITE_ANALYTICS_ORIGIN: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.trim().split(/\s+/)),
      v.array(originLike('https://www.googletagmanager.com')),
    ),
  ),
  VITE_ANALYTICS_ID: v.optional(textMatching(/^[\w-]{1,64}$/, 'an id such as G-ABC123')),
  VITE_BOT_CHECK_ORIGIN: v.optional(originLike('https://challenges.example.com')),
  VITE_FIREBASE_API_KEY: v.optional(v.string()),
  VITE_FIREBASE_PROJECT_ID: v.optional(v.string()),
})

/** The site's configuration and further settings of a build. */
export type BuildConfiguration = Configuration & {
  /** Origin of the Studio that may show the preview; null if there is no preview. */
  studioUrl: string | null
  outsideServices: OutsideServices
}

/** A variable of the environment is missing or invalid; the message says what to change. */
class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Matches a build's variables. Vite puts only `VITE_…` into the site's code, not the secret `BUILD_ALARM_URL`. */
const BUILD_VARIABLE = /^(?:VITE_|BUILD_ALARM_URL$)/

/**
 * Reads the variables of a build like Vite's `loadEnv`, but does not expand `$NAME`. `loadEnv` is not used, because it
 * loads the bundler: a rebuild after a publication would take 50 % longer.
 *
 * @param folder with the `.env` files
 * @param mode Vite's mode; the file `.env.<mode>` overrides `.env`
 */
export function readEnvironment(
  folder = repositoryRoot,
  mode = 'production',
): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const name of ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`]) {
    const file = path.join(folder, name)
    if (existsSync(file)) Object.assign(variables, parseEnv(readFileSync(file, 'utf8')))
  }
  Object.assign(variables, process.env)
  return Object.fromEntries(Object.entries(variables).filter(([name]) => BUILD_VARIABLE.test(name)))
}

/** @throws ConfigurationError, as `parseConfiguration` does */
export function readConfiguration(): BuildConfiguration {
  return parseConfiguration(readEnvironment())
}

/**
 * Parses the variables of a build.
 *
 * @throws ConfigurationError naming every bad variable, what was found and what was expected
 */
export function parseConfiguration(
  environment: Record<string, string | undefined>,
): BuildConfiguration {
  const variables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = v.safeParse(environmentSchema, { VITE_SANITY_PROJECT_ID: undefined, ...variables })
  if (!parsed.success) throw new ConfigurationError(describeIssues(parsed.issues, variables))

  const values = parsed.output
  const { VITE_FIREBASE_API_KEY: apiKey, VITE_FIREBASE_PROJECT_ID: projectId } = values
  return {
    sanity: {
      projectId: values.VITE_SANITY_PROJECT_ID,
      dataset: values.VITE_SANITY_DATASET,
      apiHost: values.VITE_SANITY_API_HOST ?? null,
    },
    emailManager: { url: values.VITE_EMAIL_MANAGER_URL, businessId: values.VITE_BUSINESS_ID },
    siteUrl: values.VITE_SITE_URL,
    firebase: apiKey && projectId ? { apiKey, projectId } : null,
    studioUrl: values.VITE_STUDIO_URL ?? null,
    outsideServices: outsideServicesOf(values),
  }
}

function outsideServicesOf(values: v.InferOutput<typeof environmentSchema>): OutsideServices {
  const { VITE_ANALYTICS_ORIGIN: sendsTo = [], VITE_ANALYTICS_ID: id } = values
  const [origin] = sendsTo
  return {
    reportUrl: values.VITE_REPORT_URL ?? null,
    analytics: origin !== undefined && id !== undefined ? { origin, id, sendsTo } : null,
    botCheckOrigin: values.VITE_BOT_CHECK_ORIGIN ?? null,
  }
}

function describeIssues(
  issues: v.InferIssue<typeof environmentSchema>[],
  variables: Record<string, string | undefined>,
): string {
  const lines = issues.map((issue) => {
    const [name = 'environment'] = v.getDotPath(issue)?.split('.') ?? []
    const found = variables[name] === undefined ? 'it is not set' : `found "${variables[name]}"`
    return `  ${name}: ${found}; ${issue.message}`
  })
  const message = `The configuration can't be used:\n${lines.join('\n')}`
  return variables['VITE_SANITY_PROJECT_ID'] === undefined
    ? `${message}\n${commandsToRun('VITE_SANITY_PROJECT_ID=abcd1234')}`
    : message
}
