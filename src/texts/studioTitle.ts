/** Apart from the studio's other texts: the server says it in the page's head, and other pages lead there. */
export const studioTitle = 'Site studio'
