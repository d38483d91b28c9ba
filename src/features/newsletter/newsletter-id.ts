/** Of the newsletter's form, which is in the footer of every page: links lead to it. */
export const NEWSLETTER_ID = 'newsletter'
