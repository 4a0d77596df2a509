/**
 * The client page at this path is shown at every address without a page. It has its own module to keep the visitors'
 * bundle small.
 */
export const notFoundPath = '/page-not-found'
