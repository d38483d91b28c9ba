/** Shows today's date in India where the page has that of its content, in the words of `istDate`, which is longer. */
export function showToday(): void {
  for (const element of document.querySelectorAll('[data-today]'))
    element.textContent = new Date().toLocaleDateString('en-GB', {
      dateStyle: 'long',
      timeZone: 'Asia/Kolkata',
    })
}
