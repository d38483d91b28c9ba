// Placeholder until the page is built: its builder replaces this file.
export { page } from '../empty/page.tsx'
