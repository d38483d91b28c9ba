/** Defaults for the environment of the stack's programs. */
/** Port numbers of the stack’s servers. */
export type Ports = { site: number; studio: number; lake: number; emailManager: number }

type Environment = Record<string, string | undefined>

/**
 * The site's VITE_ variables and the Studio's SANITY_STUDIO_ ones. Without a project, all point to the
 * embedded lake; otherwise the Studio uses the site's project.
 *
 * @param given the environment as it is
 */
export function stackEnvironment(given: Environment, ports: Ports): Environment {
  const lakeUrl = `http://localhost:${ports.lake}`
  const siteUrl = `http://localhost:${ports.site}`
  const addresses = {
    VITE_SITE_URL: given['VITE_SITE_URL'] || siteUrl,
    // Who may frame the site's preview, and what the Studio frames.
    VITE_STUDIO_URL: given['VITE_STUDIO_URL'] || `http://localhost:${ports.studio}`,
    SANITY_STUDIO_SITE_URL: given['SANITY_STUDIO_SITE_URL'] || siteUrl,
    ...(given['VITE_EMAIL_MANAGER_URL']
      ? {}
      : {
          VITE_EMAIL_MANAGER_URL: `http://localhost:${ports.emailManager}`,
          VITE_BUSINESS_ID: 'global-salvage',
        }),
  }
  if (!given['VITE_SANITY_PROJECT_ID'])
    return {
      ...addresses,
      VITE_SANITY_PROJECT_ID: 'localdev',
      VITE_SANITY_DATASET: 'production',
      VITE_SANITY_API_HOST: lakeUrl,
      SANITY_STUDIO_PROJECT_ID: 'localdev',
      SANITY_STUDIO_DATASET: 'production',
      SANITY_STUDIO_API_HOST: lakeUrl,
    }
  return {
    ...addresses,
    SANITY_STUDIO_PROJECT_ID: given['SANITY_STUDIO_PROJECT_ID'] || given['VITE_SANITY_PROJECT_ID'],
    SANITY_STUDIO_DATASET:
      given['SANITY_STUDIO_DATASET'] || given['VITE_SANITY_DATASET'] || 'production',
    // Empty and not absent for hosted Sanity, because the Studio's build only replaces variables that are
    // set.
    SANITY_STUDIO_API_HOST: given['SANITY_STUDIO_API_HOST'] || given['VITE_SANITY_API_HOST'] || '',
  }
}
