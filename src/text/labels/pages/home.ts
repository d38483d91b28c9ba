/** Words of the home page, as they read until editors write others into its document. */

export const homeLabels = {
  financialSecurity: 'Financial security, clause by clause',
  notice: 'The notice and its legal basis',
  points: 'How our desk helps',
  summary: 'Download the summary (PDF)',
  salvage: 'Salvage and oil-spill response',
  serviceLevels: 'Full service levels',
  caseStudies: 'Read the case studies',
}
