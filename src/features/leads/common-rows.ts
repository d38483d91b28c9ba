/** Fields that both lead forms have. */
export const EMAIL = {
  label: 'Email',
  missing: 'Enter your email address',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  sentAs: 'customerEmail',
} as const

export const PHONE = {
  label: 'Phone',
  missing: 'Enter a phone number',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
} as const
