/** Words of the page of salvage and spill response, as they read until editors write others into its document. */

export const salvageResponseLabels = {
  methods: 'Each method in words',
}
