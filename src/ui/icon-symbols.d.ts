/** The drawings of all icons, one `<symbol id="icon-…">` each (builder/vite/icon-sprite.ts). */
declare module 'virtual:icon-symbols' {
  const symbols: string
  export default symbols
}
