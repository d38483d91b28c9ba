/** Fields that both lead forms have. */
export const EMAIL = {
  label: 'Email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  sentAs: 'customerEmail',
} as const

export const PHONE = {
  label: 'Phone',
  type: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
} as const
