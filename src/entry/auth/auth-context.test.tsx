import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useAuth } from './auth-context.tsx'
import type { AuthConnection } from './auth-store.ts'

function Shown() {
  const { loading, isAuthenticated } = useAuth()
  return <p>{loading ? 'loading' : String(isAuthenticated)}</p>
}

const render = (connect: AuthConnection | null) =>
  renderToString(
    <AuthProvider connect={connect}>
      <Shown />
    </AuthProvider>,
  )

test('prerenders a page as loading, and opens no connection', () => {
  const connect = () => {
    throw new Error('opened while rendering')
  }
  expect(render(connect)).toBe('<p>loading</p>')
})

test('without sign-in configured, nobody is authenticated and nothing is loading', () => {
  expect(render(null)).toBe('<p>false</p>')
  expect(renderToString(<Shown />)).toBe('<p>false</p>')
})
