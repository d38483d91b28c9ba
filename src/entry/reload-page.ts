import { abortAfter } from '../content/timeout.ts'

const TIMEOUT_MS = 8000

/**
 * Reloads the page if the site answers. If the site did not answer, a reload would replace the page by the browser's
 * error page, which has no telephone number.
 *
 * @param prepare called just before the reload; returns false to prevent it
 * @returns whether the site answers
 */
export async function reloadPage(prepare: () => boolean = () => true): Promise<boolean> {
  const answers = await pageAnswers()
  if (answers && prepare()) location.reload()
  return answers
}

async function pageAnswers(): Promise<boolean> {
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
