/** A script or the messages of a component could not be loaded; other errors of a part of the page are defects. */
export class NotLoadedError extends Error {}
