import type { FrameContent } from '../../content/frame.ts'

/** The ways to reach the desk, as editors have typed them; null if not set. */
export type DeskContacts = Pick<
  FrameContent['settings'],
  'emergencyPhone' | 'whatsappNumber' | 'supportEmail'
>
