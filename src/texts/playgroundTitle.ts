/** In development the route needs it before the page's own texts are loaded. */
export const playgroundTitle = 'Playground'
