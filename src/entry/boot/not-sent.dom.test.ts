import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { emptyFrame } from '../../content/frame.ts'
import { BootNotices } from '../boot-notices.tsx'
import { showNotSent, showSending } from './not-sent.ts'
import { removeNotices } from './notices.ts'

const onTryAgain = vi.fn<() => void>()
const onContact = vi.fn<() => void>()

const desk = {
  ...emptyFrame.settings,
  emergencyPhone: '+91 00000 00000',
  whatsappNumber: '+91 00000 00001',
  supportEmail: 'desk@example.com',
}

const noticesOf = (settings: typeof emptyFrame.settings) =>
  `<template>${renderToStaticMarkup(createElement(BootNotices, { settings }))}</template>`

function showPage(settings: typeof emptyFrame.settings) {
  document.body.innerHTML = `<form data-subject="Request letter">
    <label for="v">Vessel name</label><input id="v" name="vessel" value="MV Örnsköld “A&amp;B”">
    <label for="t">ETA</label><input id="t" name="eta" type="datetime-local" value="2026-03-01T14:30">
    <label for="p">Phone<span> (optional)</span></label><input id="p" name="phone">
    <label for="n">Notes<span> (optional)</span></label><textarea id="n" name="notes">a\nb</textarea>
    <div><button type="submit">Send</button></div><output></output></form>${noticesOf(settings)}`
}

beforeEach(() => {
  onTryAgain.mockReset()
  onContact.mockReset()
  showPage(desk)
})

function theForm(): HTMLFormElement {
  const [form] = document.forms
  if (!form) throw new Error('the page has no form')
  return form
}

const show = () => showNotSent(theForm(), onTryAgain, onContact)

const banner = () => document.querySelector('form [role=alert]')
const hrefs = () => [...(banner()?.querySelectorAll('a') ?? [])].map(({ href }) => new URL(href))

test('after a second attempt, says that nothing was sent and takes the focus', () => {
  show()
  show()
  expect(banner()?.textContent).toContain('Your request has NOT been sent.')
  expect(document.activeElement).toBe(banner())
})

test('offers a telephone link, and WhatsApp and email links that contain the typed text', () => {
  show()
  expect(banner()?.textContent).toContain('Call +91 00000 00000')
  const [call, chat, mail] = hrefs()
  expect(call?.href).toBe('tel:+910000000000')
  const lines = 'Vessel name: MV Örnsköld “A&B”\nETA: 2026-03-01T14:30 IST\nNotes: a\nb'
  expect(chat?.pathname).toBe('/910000000001')
  expect(chat?.searchParams.get('text')).toBe(`Request letter\n${lines}`)
  expect(mail?.pathname).toBe('desk@example.com')
  expect(mail?.searchParams.get('subject')).toBe('Request letter')
  expect(mail?.searchParams.get('body')).toBe(lines.replaceAll('\n', '\r\n'))
})

test('adds text typed later to the email link', () => {
  show()
  const field = theForm().querySelector('textarea')
  if (field) field.value = 'One thing more'
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  expect(hrefs()[2]?.searchParams.get('body')).toContain('Notes: One thing more')
})

test('shows one message at a time, which `removeNotices` removes', () => {
  const before = theForm().innerHTML
  showSending(theForm())
  expect(theForm().textContent).toContain('Sending…')
  show()
  expect(theForm().textContent).not.toContain('Sending…')
  removeNotices()
  expect(theForm().innerHTML).toBe(before)
})
