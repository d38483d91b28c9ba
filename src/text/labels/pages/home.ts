export const homeLabels = {
  financialSecurity: 'Financial security, clause by clause',
  notice: 'The notice and its legal basis',
  points: 'How our desk helps',
  summary: 'Download the summary (PDF)',
  salvage: 'Salvage and oil-spill response',
  serviceLevels: 'Full service levels',
  caseStudies: 'Read the case studies',
}
