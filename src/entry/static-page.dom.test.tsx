import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restoreOnCrash } from './static-page.ts'
import { eventually } from '../../tests/helpers/eventually.ts'

const MARKUP = '<h1>Mumbai</h1><form><input name="vessel"></form>'

/** Renders on the server; in the browser it can throw while rendering or in an effect. */
function Page({ fails }: { fails: 'never' | 'in render' | 'in an effect' }) {
  useEffect(() => {
    if (fails === 'in an effect') throw new Error('provoked')
  }, [fails])
  if (fails === 'in render') throw new Error('provoked')
  return (
    <>
      <h1>Mumbai</h1>
      <form>
        <input name="vessel" />
      </form>
    </>
  )
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${renderToString(<Page fails="never" />)}</div>`
})
afterEach(() => vi.restoreAllMocks())

test.each(['in render', 'in an effect'] as const)(
  'a page that fails %s gets its static markup and typed values back',
  async (fails) => {
    const container = document.querySelector<HTMLElement>('#root')
    const field = document.querySelector('input')
    if (!container || !field) throw new Error('the page has no root or no input')
    field.value = 'MV One'
    const onCrash = vi.fn<(error: unknown) => void>()
    hydrateRoot(container, <Page fails={fails} />, {
      onUncaughtError: restoreOnCrash(container, onCrash),
      onRecoverableError: () => {},
    })
    await eventually(() => expect(onCrash).toHaveBeenCalledTimes(1))
    expect(onCrash.mock.calls[0]?.[0]).toMatchObject({ message: 'provoked' })
    expect(document.querySelector('#root')?.innerHTML).toBe(MARKUP)
    expect(document.querySelector('input')?.value).toBe('MV One')
  },
)
