/** Shows the gallery while developing: `npm run dev`, then /tests/gallery/. No build has it. */
import { createRoot } from 'react-dom/client'
import { listenToClicks } from '../../src/entry/boot/clicks.ts'
import { Gallery } from './gallery.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The document has no #root')
listenToClicks()
createRoot(container).render(<Gallery />)
