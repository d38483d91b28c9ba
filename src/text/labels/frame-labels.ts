/**
 * Default labels of header, footer, newsletter and shared buttons. Editors change them in the site settings, where
 * empty fields show them in grey.
 */

/** Menus; `src/layout/menu-links.ts` has the addresses. */
export const navigationLabels = {
  home: 'Home',
  preArrival: 'Port-Call Compliance',
  fleetRetainer: 'Fleet Retainer',
  salvageResponse: 'Salvage & OSR',
  company: 'Company',
  about: 'About Us',
  management: 'Leadership',
  contact: 'Contact',
  menu: 'Menu',
}

/** Labels that only the footer has. Its other links have the labels of the menus. */
export const footerLabels = {
  office: 'Office:',
  services: 'Services',
  financialSecurity: 'Financial Security',
  salvageResponse: 'Salvage & Oil-Spill Response',
  ports: 'Ports',
  resources: 'Resources',
  caseStudies: 'Case Studies',
  partnerPortal: 'Partner Portal',
  insurersHub: 'Insurers Hub',
  complianceSummary: 'DGS compliance summary (PDF)',
  evidencePack: 'Financial security evidence pack (PDF)',
  nightPalette: 'Night palette',
  dayPalette: 'Day palette',
}

/** Newsletter form (specification sections 4 and 8). Editors can't change its error messages. */
export const newsletterLabels = {
  heading: 'Newsletter',
  text: 'Port-call updates by email. Unsubscribe at any time.',
  button: 'Subscribe',
  success: 'Success! Please check your email to confirm your subscription.',
}

/** Buttons on several pages. */
export const buttonLabels = {
  call: 'Call 24/7',
  letter: 'Request the letter',
  quote: 'Request Fleet Quote',
  contact: 'Contact the desk',
  read: 'Read or print it here',
  print: 'Print',
  downloadPdf: 'Download PDF',
}
