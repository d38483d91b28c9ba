import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataNotice } from './data-notice.tsx'

test('says what happens to the data, and who deletes it', () => {
  expect(render('desk@example.com')).toBe(
    '<p class="data-notice">It goes to the desk. To have it deleted, write to <a href="mailto:desk@example.com">desk@example.com</a>.</p>',
  )
})

test('has no address to write to where there is none', () => {
  expect(render(null)).toBe('<p class="data-notice">It goes to the desk.</p>')
})

function render(supportEmail: string | null) {
  return renderToStaticMarkup(
    <DataNotice text="It goes to the desk." supportEmail={supportEmail} />,
  )
}
