/**
 * Words of header, footer and newsletter, and of buttons that several pages have, as they read until editors write
 * others into the site settings. Declared here for the Studio, which shows them in empty fields, and for the site.
 */

/** Of the menus; a link goes where `src/layout/site-map.ts` says. */
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

/** Of the footer, where it has other words or links than the menus. */
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

/** Of the newsletter's form (specification sections 4 and 8); what it says of faults is not editable. */
export const newsletterLabels = {
  heading: 'Newsletter',
  text: 'Port-call updates by email. Unsubscribe at any time.',
  button: 'Subscribe',
  success: 'Success! Please check your email to confirm your subscription.',
}

/** Of buttons that several pages have. */
export const buttonLabels = {
  call: 'Call 24/7',
  letter: 'Request the letter',
  quote: 'Request Fleet Quote',
  contact: 'Contact the desk',
  read: 'Read or print it here',
  print: 'Print',
  downloadPdf: 'Download PDF',
}
