/**
 * Asks for consent to analytics, and loads the analytics script only after consent. The question is below the page,
 * where it covers nothing. It stays there, so that the answer can be changed.
 */
import { isCounted } from '../analytics.ts'
import { tryStorage } from '../ui/storage.ts'

/** Origin of the analytics script, and the id of the analytics property. */
export type Analytics = { origin: string; id: string }

const KEY = 'analytics-consent'

type Answer = 'yes' | 'no'

export function askConsent(analytics: Analytics): void {
  if (!isCounted(location.pathname)) return
  if (storedAnswer() === 'yes') loadAnalytics(analytics)
  showQuestion(analytics)
}

function showQuestion(analytics: Analytics): void {
  const bar = document.createElement('aside')
  bar.className = 'container'
  bar.setAttribute('aria-label', 'Recording of visits')
  bar.style.paddingBlock = '1rem 5rem'
  const text = document.createElement('p')
  text.textContent = sentenceFor(storedAnswer())
  const choose = (answer: Answer) => () => {
    const before = storedAnswer()
    storeAnswer(answer)
    text.textContent = sentenceFor(answer)
    if (answer === 'yes') loadAnalytics(analytics)
    // Reloads the page, because a script that runs can't be unloaded.
    else if (before === 'yes') location.reload()
  }
  bar.append(text, button('Allow', choose('yes')), ' ', button('Do not allow', choose('no')))
  document.body.append(bar)
}

function sentenceFor(answer: Answer | null): string {
  if (answer === 'yes')
    return 'We record visits from this browser. You can change this at any time.'
  if (answer === 'no')
    return 'We do not record visits from this browser. You can change this at any time.'
  return 'May we record your visit to improve the site? Nothing is sent unless you agree.'
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'button button--quiet'
  // The boot script does not load the app for a click on a button with `data-do`, whatever the value.
  element.dataset['do'] = 'choose'
  element.textContent = label
  element.addEventListener('click', (event) => {
    event.stopPropagation()
    onClick()
  })
  return element
}

function loadAnalytics({ origin, id }: Analytics): void {
  if (window.gtag) return
  const queue: unknown[] = []
  Reflect.set(window, 'dataLayer', queue)
  // Google's script needs the `arguments` object itself, not a copy in an array.
  const gtag = function collect() {
    queue.push(arguments)
  }
  window.gtag = gtag
  Reflect.apply(gtag, null, ['js', new Date()])
  Reflect.apply(gtag, null, ['config', id])
  const script = document.createElement('script')
  script.async = true
  script.src = `${origin}/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** If storage is blocked, an answer is valid for one page only, and the next page asks again. */
function storedAnswer(): Answer | null {
  const answer = tryStorage(() => localStorage.getItem(KEY))
  return answer === 'yes' || answer === 'no' ? answer : null
}

function storeAnswer(answer: Answer): void {
  tryStorage(() => localStorage.setItem(KEY, answer))
}
