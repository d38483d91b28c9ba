import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuthProvider, useAuth } from './auth-context.tsx'
import type { ConnectAuth } from './auth-store.ts'

function AuthState() {
  const { loading, isAuthenticated } = useAuth()
  return <p>{loading ? 'loading' : String(isAuthenticated)}</p>
}

const render = (connect: ConnectAuth | null) =>
  renderToString(
    <AuthProvider connect={connect}>
      <AuthState />
    </AuthProvider>,
  )

test('reports loading while a page is prerendered, and opens no connection', () => {
  const connect = () => {
    throw new Error('opened while rendering')
  }
  expect(render(connect)).toBe('<p>loading</p>')
})

test('without sign-in configured, nobody is authenticated and nothing is loading', () => {
  expect(render(null)).toBe('<p>false</p>')
  expect(renderToString(<AuthState />)).toBe('<p>false</p>')
})
