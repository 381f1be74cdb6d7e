/** Attribute of the page's element that has a map's canvas and the controls above it. */
export const regionAttribute = 'data-map-region'
