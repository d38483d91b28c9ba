// The outbox's pages work without this. It brings their lists up to date, and fits a message's frame.

const isOutbox = document.querySelector('[data-live]') !== null
const frame = document.querySelector('iframe')
let updating = false
let isStale = false

if (isOutbox) new EventSource('/outbox/events').addEventListener('change', () => void update())
if (frame) {
  frame.addEventListener('load', fit)
  addEventListener('resize', fit)
  fit()
}

function fit() {
  const page = frame.contentDocument?.documentElement
  if (page) frame.height = String(Math.ceil(page.getBoundingClientRect().height))
}

async function update() {
  isStale = true
  if (updating) return
  updating = true
  try {
    while (isStale) {
      isStale = false
      const response = await fetch(location.href)
      show(new DOMParser().parseFromString(await response.text(), 'text/html'))
    }
  } finally {
    updating = false
  }
}

function show(fresh) {
  const newest = () => document.querySelector('.messages a')
  const before = newest()?.href
  for (const part of document.querySelectorAll('[data-live]')) {
    const freshPart = fresh.getElementById(part.id)
    if (!freshPart || part.innerHTML === freshPart.innerHTML) continue
    const focused = part.contains(document.activeElement) ? document.activeElement : null
    part.replaceChildren(...freshPart.childNodes)
    if (focused)
      (sameIn(part, focused) ?? part.closest('section')?.querySelector('button'))?.focus()
  }
  const after = newest()
  if (after && after.href !== before) {
    document.getElementById('news').textContent = `New message: ${after.textContent}`
  }
}

function sameIn(part, { href, textContent }) {
  return [...part.querySelectorAll('a, button')].find((one) =>
    href ? one.href === href : one.textContent === textContent,
  )
}
