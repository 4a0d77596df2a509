/** What a client has here is shown at every address that has no page. Apart, so that visitors load no more than this. */
export const notFoundPath = '/page-not-found'
