import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { freePort } from '../../helpers/ports.ts'
import { findOnPath } from './on-path.ts'
import type { TestBrowser, Tab } from './tab.ts'
import { newSession, type Session } from './webdriver.ts'

const PROGRAMS = ['WebKitWebDriver', 'Xvfb']

/** Milliseconds between two checks of a condition. */
const POLL_INTERVAL = 50

/** GTK styles that let the browser's window become as narrow as a phone. */
const NARROW_WINDOW_CSS = '* { min-width: 0; padding: 0; margin: 0 }'

/** @returns the names of the programs that `startWebKit` needs and this machine lacks */
export function missingWebKitPrograms(): string[] {
  return PROGRAMS.filter((name) => findOnPath(name) === null)
}

/** Starts WebKitGTK's browser on a virtual display, controlled by WebDriver. */
export async function startWebKit(): Promise<TestBrowser> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'webkit-'))
  await mkdir(path.join(home, 'gtk-3.0'))
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), NARROW_WINDOW_CSS)

  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const displayNumber = await firstLine(display)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${displayNumber}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  const address = `http://127.0.0.1:${port}`
  await waitUntilListening(address)
  const session = await newSession(address, {
    // Without this, the driver never returns if Back leads to another site.
    pageLoadStrategy: 'none',
  })
  return {
    tab: tabOf(session),
    async close() {
      await session.end()
      for (const child of [driver, display]) {
        child.kill()
        await once(child, 'exit')
      }
      await rm(home, { recursive: true, force: true })
    },
  }
}

const pageLoadSchema = v.object({ address: v.string(), began: v.number(), isLoaded: v.boolean() })
const sizeSchema = v.tuple([v.number(), v.number()])
const rectSchema = v.object({ width: v.number(), height: v.number() })

function tabOf({ send, find }: Session): Tab {
  const evaluate = async (expression: string) =>
    await send('execute/sync', { script: `return (${expression})`, args: [] })

  /** Reads which page load the tab shows. A reload has the same address but another start time, `began`. */
  const readPageLoad = async () =>
    v.parse(
      pageLoadSchema,
      await evaluate(
        '{ address: location.href, began: performance.timeOrigin, isLoaded: document.readyState === "complete" }',
      ),
    )

  const innerSize = async () => v.parse(sizeSchema, await evaluate('[innerWidth, innerHeight]'))

  async function navigate(command: string, body: object) {
    const before = await readPageLoad()
    await send(command, body)
    let now = before
    while (!now.isLoaded || (now.address === before.address && now.began === before.began)) {
      await delay(POLL_INTERVAL)
      now = await readPageLoad()
    }
  }

  return {
    open: async (url) => await navigate('url', { url }),
    back: async () => await navigate('back', {}),
    reload: async () => await navigate('refresh', {}),
    evaluate,
    async click(selector) {
      // The driver's own scrolling would leave the element covered by the site's bar at the bottom of the window.
      await evaluate(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: "center" })`,
      )
      await send(`element/${await find(selector)}/click`, {})
    },
    type: async (text) => void (await send(`element/${await find(':focus')}/value`, { text })),
    async resize(width, height) {
      const outer = v.parse(rectSchema, await send('window/rect'))
      const [innerWidth, innerHeight] = await innerSize()
      await send('window/rect', {
        width: width + outer.width - innerWidth,
        height: height + outer.height - innerHeight,
      })
      // The driver responds before the page has its new size.
      while ((await innerSize()).join() !== [width, height].join()) await delay(POLL_INTERVAL)
    },
    errors: [],
  }
}

/** Waits for the first line that a program prints. Xvfb prints its display's number once it accepts connections. */
async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The program has no stdout pipe.')
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  return String(line)
}

async function waitUntilListening(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(`${address}/status`)
      return
    } catch {
      // Not listening yet.
      await delay(POLL_INTERVAL)
    }
  }
}
