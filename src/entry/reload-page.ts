import { abortAfter } from '../content/timeout.ts'

const TIMEOUT_MS = 8000

/**
 * Reloads the page if the site answers. Otherwise a reload would replace the page with the browser's error page,
 * which has no telephone number.
 *
 * @param prepare called just before the reload; returns false to prevent it
 * @returns whether the site answers
 */
export async function reloadPage(prepare: () => boolean = () => true): Promise<boolean> {
  const siteAnswers = await doesSiteAnswer()
  if (siteAnswers && prepare()) location.reload()
  return siteAnswers
}

async function doesSiteAnswer(): Promise<boolean> {
  try {
    const { status } = await fetch(location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: abortAfter(TIMEOUT_MS),
    })
    // The 404 page is an answer too.
    return status < 500
  } catch {
    // A network error means that the site does not answer.
    return false
  }
}
